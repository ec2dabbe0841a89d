import type { crisisCard as en } from '../en/crisis-card.ts'
import type { Translated } from '../shape.ts'

export const crisisCard = {
  call: 'Llamar: {name}',
  callKey: 'Llamar: {name}, oprima {key}',
  text: 'Mensaje al {number}',
  textThem: 'Mensaje',
  textWord: 'Escriba {word} al {number}',
  haveNaloxone: '¿Tiene naloxona (Narcan) con usted?',
  veteran: '¿Es veterano? Llame al 988 y oprima 1.',
  more: 'Qué hacer ahora',
  dismiss: 'Cerrar esta tarjeta',
  lines: {
    emergency: '911',
    crisis: '988',
    veterans: '988 para veteranos',
    local: '2-1-1',
    treatment: 'línea de tratamiento',
    safety: 'línea contra la violencia',
    poison: 'línea de envenenamientos',
    trafficking: 'línea contra la trata',
    children: 'Childhelp, para niños',
    assault: 'línea de agresión sexual',
    usingAlone: 'Never Use Alone',
    native: 'StrongHearts, en inglés',
    trans: 'Trans Lifeline',
    elder: 'ayuda a mayores, lunes a viernes',
  },
  kinds: {
    overdose: {
      title: 'Llame al 911 ya',
      care: 'Quédese a su lado. Cada minuto cuenta.',
      question: '¿Respira?',
      steps: [
        'Diga dónde está. Dele naloxona (Narcan) si tiene.',
        'Acueste a la persona de lado. Quédese hasta que llegue la ayuda.',
        'Muchos estados protegen a quien llama. Si usted tiene oficial, eso puede cambiar. La vida va primero.',
      ],
    },
    medical: {
      title: 'Llame al 911 ya',
      care: 'Esto no puede esperar.',
      question: '¿Hay alguien con usted?',
      steps: [
        'Diga dónde está y qué le pasa.',
        'No maneje. Si puede, quite el seguro de la puerta.',
        'En emergencias le tienen que atender, aun sin dinero ni papeles.',
      ],
    },
    self_harm: {
      title: 'Hable con alguien ya, por favor',
      care: 'Qué bueno que me lo dijo. Su vida vale mucho.',
      question: '¿Está a salvo en este momento?',
      steps: [
        'Llame al 988 y oprima 2, o mande AYUDA al 988. Es gratis, a toda hora.',
        'Si cree que lo va a hacer ya, llame al 911.',
        'Aléjese de lo que le pueda hacer daño. Busque a alguien de confianza.',
      ],
    },
    child_harm: {
      title: 'Hay que poner al niño a salvo',
      care: 'Gracias por hablar.',
      question: '¿Están todos a salvo en este momento?',
      steps: [
        'Diga lo que vio u oyó. No hace falta tener pruebas; alguien lo revisa.',
        'Yo no puedo hacer el reporte por usted.',
      ],
    },
    being_hurt: {
      title: 'Usted merece estar a salvo',
      care: 'No es su culpa.',
      question: '¿Está en un lugar seguro en este momento?',
      steps: [
        'Usted decide qué hacer y cuándo.',
        'Si alguien le revisa este teléfono, use otro más seguro. El botón “Ocultar” tapa la página.',
      ],
    },
    hurting_others: {
      title: 'Puede parar aquí',
      care: 'Hace falta valor para decirlo.',
      question: '¿Está cerca de esa persona en este momento?',
      steps: [
        'Aléjese. Ponga distancia.',
        'Llame al 988 y oprima 2. Diga que teme hacerle daño a alguien.',
        'Si cree que va a pasar ahora, llame al 911.',
      ],
    },
    someone_at_risk: {
      title: 'Usted le puede ayudar',
      care: 'Hace bien en preocuparse.',
      question: '¿Está con usted en este momento?',
      steps: [
        'Pregúntele claro si piensa en el suicidio.',
        'Quédese a su lado, o siga en la línea.',
        'Llame al 988 y oprima 2. Le dicen cómo ayudar. Si cree que va a pasar ahora, llame al 911.',
      ],
    },
    using_or_withdrawal: {
      title: 'Sin pena. Lo primero es vivir.',
      care: 'Las ganas pasan.',
      question: '¿Está a solas en este momento?',
      steps: [
        'Después de un tiempo adentro, el cuerpo aguanta menos. La misma cantidad de antes hoy le puede matar.',
        'No use a solas. Tenga naloxona (Narcan) cerca.',
        '¿Dejó el alcohol o las benzos? Si tiembla, ve cosas o le dan convulsiones, llame al 911.',
      ],
    },
    trafficking: {
      title: 'Usted tiene derechos',
      care: 'No es su culpa.',
      question: '¿Puede hablar sin peligro en este momento?',
      steps: [
        'Nadie le puede obligar a trabajar ni a tener sexo, con papeles o sin papeles.',
        'No le diga nada a quien le controla. Use un teléfono que no le vean.',
      ],
    },
    hopeless: {
      title: 'No tiene que cargar con esto a solas',
      care: 'Eso pesa mucho. Aquí estoy para escuchar.',
      question: '¿Qué es lo que más le duele en este momento?',
      steps: [
        'Llame al 988 y oprima 2. Puede llamar solo para hablar.',
        'Haga una cosa chica ahora: tome agua, coma algo o camine un poco.',
      ],
    },
  },
} satisfies Translated<typeof en>
