import type { crisisReply as en } from '../en/crisis-reply.ts'
import type { Translated } from '../shape.ts'

export const crisisReply = {
  please: 'Por favor, {lines}.',
  or: ', o ',
  reach: 'llame al {phone} ({name})',
  reachCrisis: 'llame al 988 y oprima 2',
  reachLocal: 'llame al 2-1-1 para encontrar ayuda cerca',
  reachNow: 'llame al 911 ahora mismo',
  reachIf: 'llame al 911 {urgent}',
  kinds: {
    overdose: {
      care: 'Llame ya al 911, diga dónde está y dele naloxona (Narcan) si tiene.',
      urgent: 'ahora mismo',
    },
    medical: { care: 'Esto suena a una emergencia, y qué bueno que lo dice.', urgent: 'ahora mismo' },
    self_harm: {
      care: 'Qué bueno que me lo dijo, y no tiene que estar a solas con esto.',
      urgent: 'si cree que se va a hacer daño ahora',
    },
    child_harm: {
      care: 'Qué bueno que me lo dijo, porque lo primero es que nadie corra peligro.',
      urgent: 'si hay peligro ahora',
    },
    being_hurt: { care: 'Siento mucho lo que le pasa, y no es su culpa.', urgent: 'si corre peligro ahora' },
    hurting_others: {
      care: 'Veo que esto le duele mucho, y todavía puede alejarse.',
      urgent: 'si alguien puede salir herido ahora',
    },
    someone_at_risk: {
      care: 'Qué bueno que se preocupa por esa persona.',
      urgent: 'si corre peligro ahora',
    },
    using_or_withdrawal: {
      care: 'Aquí nadie le juzga, y quiero que esté a salvo.',
      urgent: 'si tiembla, ve cosas que no están ahí o le dan convulsiones',
    },
    trafficking: {
      care: 'No es su culpa, y tiene derechos con papeles o sin papeles.',
      urgent: 'si corre peligro ahora',
    },
    hopeless: {
      care: 'Es mucho lo que carga, y qué bueno que me lo cuenta.',
      urgent: 'si cree que se va a hacer daño ahora',
    },
  },
  again: 'Aquí estoy, y una persona de verdad puede ayudarle más que yo.',
  againOverdose: 'Siga en la línea con el 911, o pida que alguien cerca llame ya al 911.',
  againQuestion: '¿Alguien puede estar con usted en este momento?',
  overdoseSide: 'Acueste a la persona de lado y quédese hasta que llegue la ayuda.',
  overdoseSwallowed:
    'Acueste a la persona de lado y quédese hasta que llegue la ayuda, y en el {poison} (línea de envenenamientos) le dicen más.',
  soft: {
    overdose: 'Si alguien no despierta o no respira bien, llame al 911 de inmediato.',
    medical: 'Si puede ser una emergencia, llame al 911, aunque tenga dudas.',
    self_harm: 'Si piensa en hacerse daño, llame al 988 y oprima 2, de día o de noche.',
    child_harm: 'Si un niño puede estar en peligro, llame al {children}, o al 911 si está pasando ahora.',
    being_hurt: 'Si su pareja o un familiar le hace daño, llame al {safety}, y al 911 si corre peligro ahora.',
    hurting_others: 'Si teme hacerle daño a alguien, aléjese y llame al 988 y oprima 2.',
    someone_at_risk: 'Si teme que esa persona se haga daño, llame al 988 y oprima 2, o al 911 si está pasando ahora.',
    using_or_withdrawal:
      'Si siente que va a recaer, o se siente mal por dejar de usar, llame al {treatment}, o al 911 si es por alcohol o pastillas.',
    trafficking:
      'Si alguien le obliga a trabajar o a tener sexo, o no le deja irse, llame al {trafficking}, o al 911 si hay peligro.',
    hopeless: 'No tiene que cargar con esto a solas: llame al 988 y oprima 2, de día o de noche.',
    distress: 'Si le pesa demasiado, llame al 988 y oprima 2, aunque sea solo para hablar.',
  },
  noReport: 'No le cuento nada a su oficial ni a nadie, y no guardamos esta charla en nuestro servidor.',
  safeAgain: 'Me alegra que esté a salvo. Si vuelve a pesarle, llame al 988 y oprima 2, de día o de noche.',
} satisfies Translated<typeof en>
