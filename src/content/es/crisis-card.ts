import type { crisisCard as en } from '../en/crisis-card.ts'
import type { Translated } from '../shape.ts'

export const crisisCard = {
  safeNow: '¿Está a salvo en este momento?',
  stay: 'Puede seguir escribiendo aquí.',
  call: 'Llamar: {name}',
  callKey: 'Llamar: {name}, oprima {key}',
  text: 'Mensaje al {number}',
  textWord: 'Escriba {word} al {number}',
  dismiss: 'Cerrar esta tarjeta',
  lines: {
    emergency: '911',
    crisis: '988',
    veterans: '988 para veteranos',
    local: '2-1-1',
    treatment: 'línea de tratamiento',
    safety: 'línea contra la violencia',
    poison: 'línea de venenos',
  },
  kinds: {
    overdose: {
      title: 'Llame al 911 ya',
      care: 'Quédese a su lado. Cada minuto cuenta.',
      steps: [
        'Diga dónde está y qué ve.',
        'Dele naloxona (Narcan) si tiene.',
        'Póngale de lado. Quédese hasta que llegue la ayuda.',
        'En muchos estados la ley cuida a quien llama. Con libertad condicional o a prueba eso puede cambiar. La vida va primero.',
      ],
    },
    self_harm: {
      title: 'Hable con alguien ya, por favor',
      care: 'Qué bueno que me lo dijo. Usted vale mucho.',
      steps: [
        'Llame al 988 y oprima 2, o mande AYUDA al 988. Es gratis, de día y de noche.',
        'Si cree que lo va a hacer ya, llame al 911.',
        'Aléjese de lo que le pueda hacer daño. Busque a alguien de confianza.',
      ],
    },
    child_harm: {
      title: 'Hay que ponerle a salvo',
      care: 'Gracias por hablar por quien no puede.',
      steps: [
        '¿Hay peligro ahora? Llame al 911.',
        'Cada estado tiene una línea para avisar si dañan a un niño o a un adulto que no se vale solo. El 2-1-1 le da el número.',
        'En un reporte usted dice lo que vio u oyó. Luego alguien lo revisa. No hace falta tener pruebas.',
        'Yo no puedo hacer el reporte por usted.',
      ],
    },
    being_hurt: {
      title: 'Usted debe estar a salvo',
      care: 'No es su culpa.',
      steps: [
        '¿Corre peligro ahora? Llame al 911.',
        'En la línea le ayudan a hacer un plan. Usted decide qué hacer y cuándo.',
        'Si alguien le revisa este teléfono, use otro más seguro. El botón de salida tapa la página al instante.',
      ],
    },
    hurting_others: {
      title: 'Puede parar aquí',
      care: 'Hace falta valor para decirlo.',
      steps: [
        'Aléjese. Ponga distancia.',
        'Llame al 988 y oprima 2. Diga que teme hacerle daño a alguien.',
        'Si puede pasar ya, llame al 911.',
      ],
    },
    someone_at_risk: {
      title: 'Usted le puede ayudar',
      care: 'Qué bueno que le importa.',
      steps: [
        'Búsquele ya. Pregunte claro si piensa en el suicidio.',
        'Quédese a su lado, o siga en la línea.',
        'Llame al 988 y oprima 2. Le dicen cómo ayudar.',
        'Si lo puede hacer ya, llame al 911.',
      ],
    },
    using_or_withdrawal: {
      title: 'Sin pena. Lo primero es vivir.',
      care: 'Las ganas pasan. Usted puede con esta hora.',
      steps: [
        'Después de estar preso, el cuerpo aguanta mucho menos. Lo que antes usaba hoy le puede matar.',
        'No use a solas. Tenga naloxona (Narcan) cerca.',
        'Llame a la línea de tratamiento. Es gratis, de día y de noche.',
        '¿Dejó el alcohol o las benzos? Si tiembla, ve cosas o le da un ataque, llame al 911.',
      ],
    },
    trafficking: {
      title: 'Usted tiene derechos',
      care: 'No es su culpa.',
      steps: [
        '¿Corre peligro ahora? Llame al 911.',
        'Nadie le puede obligar a trabajar ni a tener sexo. Con papeles o sin papeles.',
        'No le diga nada a quien le controla. Use un teléfono que no le vean.',
        'El 2-1-1 busca a quien le ayude. No me tiene que contar más.',
      ],
    },
    hopeless: {
      title: 'No tiene que cargar con esto a solas',
      care: 'Eso pesa mucho. Aquí estoy para escuchar.',
      steps: [
        'Llame al 988 y oprima 2. Puede llamar solo para hablar.',
        'Haga una cosa chica en esta hora: beba agua, coma algo o camine un poco.',
        'El 2-1-1 busca a alguien cerca con quien hablar.',
      ],
    },
  },
} satisfies Translated<typeof en>
