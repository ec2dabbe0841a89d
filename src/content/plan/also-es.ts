import type { Translated } from '../shape.ts'
import type { planNotes as english } from './also-en.ts'

export const planNotes = {
  dayAt: '{date} a las {time}',
  dayAtOne: '{date} a la {time}',
  canDo: 'Cuénteles lo que sabe hacer: “{words}”',
  backup: 'Si no contestan: {line}',
  toldOn: {
    'bed-ending': 'Me puedo quedar donde estoy hasta el {date}.',
    supervised: 'Veo a mi oficial el {date}.',
  },
  sayOn: {
    'report-officer': 'Tengo cita con usted el {date} y ahí voy a estar. ¿Qué llevo? ¿Me falta hacer algo antes?',
    'court-ready': 'Tengo corte el {date}. ¿En qué sala es? ¿Cómo pido un abogado, un intérprete o quien me lleve?',
    'eviction-help': 'Me llegó un papel de desalojo, y la fecha es el {date}. ¿Me ayuda un abogado antes? ¿Qué llevo?',
    'child-case': 'El caso de mi hijo es el {date}. ¿Me ayuda un abogado antes? ¿Qué debo hacer y para cuándo?',
    'day-ready': 'Voy a ir el {date} y quiero llegar bien. ¿Dónde es? ¿Qué llevo?',
    'medicine-out': 'Mi medicina se acaba el {date}. ¿Me pueden ver antes, o darme para unos días?',
    'insulin-now': 'Mi insulina se acaba el {date}. ¿Me pueden ver antes? ¿Cuánto cuesta?',
    'shot-due': 'Me toca mi inyección el {date}. ¿Quién me la puede poner para ese día? ¿Qué llevo?',
    'methadone-next':
      'Necesito una dosis de metadona para el {date}. ¿Quién me la da? ¿Me la dan como visitante (guest dosing)? ¿Qué llevo?',
    'buprenorphine-next':
      'Mi buprenorfina (Suboxone) se acaba el {date}. Quiero seguir con ella. ¿Quién me puede ver antes?',
    'next-bed': 'Me puedo quedar donde estoy hasta el {date}. ¿Hay cupo para entonces? ¿Cómo me anoto en la lista?',
    'registry-register': 'Tengo que registrarme para el {date}. ¿Dónde voy? ¿Qué llevo? ¿Y si aún no tengo dirección?',
    'court-debt': 'Tengo un pago para el {date} y no me alcanza. ¿Puedo dar una parte ya y lo demás poco a poco?',
  },
  also: {
    'bed-tonight': {
      registry: 'Diga pronto que está en el registro, para no perder tiempo.',
      disability: 'Pida una cama sin escalones y un baño que pueda usar.',
      insulin: 'Pregunte si le guardan la insulina en frío.',
      always: '¿No hay cama? Pida un equipo de calle (outreach), un centro contra el frío o “safe parking”.',
    },
    'bed-with-kids': { always: '¿No hay lugar? Pida un vale de motel para familias o un equipo de calle (outreach).' },
    'next-bed': {
      registry: 'Diga pronto que está en el registro y pida permiso para cada dirección.',
      disability: 'Pida un lugar sin escalones y con un baño que pueda usar.',
      pregnant: 'Pregunte si hay un programa para quien espera un bebé.',
      supervised: 'Avise a su oficial antes de mudarse, no después.',
    },
    'bed-for-veterans': {
      'rent-trouble': 'Pregunte por SSVF. Puede ayudar con la renta atrasada.',
      always: '¿Le falta su hoja de baja (DD-214)? Ahí le ayudan a pedirla.',
    },
    'report-officer': {
      disability: 'Avise si hay escalones o si su silla no sirve. Pida otra forma de reportarse.',
      'no-ride': 'Si le falla el ride, llame antes de la hora, no después.',
      'bed-ending': 'Avise también que pronto deja ese lugar, antes de mudarse.',
    },
    'safe-from-harm': {
      'kids-along': 'Pida un lugar para usted y sus hijos juntos. Lleve los papeles de los niños.',
      immigration: 'No tiene que decir su estatus.',
      always:
        'Llame cuando no esté esa persona y borre la llamada. Si puede, tenga lista una bolsa: ID, papeles, medicina, llaves y dinero.',
    },
    'protective-order': { immigration: 'Pregunte qué protección da la ley a quien sufre violencia en casa.' },
    'officer-new-address': { always: 'Pida que guarde en privado la nueva dirección.' },
    'methadone-next': {
      pregnant: 'Diga que está embarazada. No la deje de golpe.',
      'no-ride': '¿No tiene ride? Avise hoy a la clínica y pregunte qué pueden hacer.',
      always: 'Pida que la clínica llame al servicio médico de donde salió y pida la carta de su última dosis.',
    },
    'buprenorphine-next': {
      pregnant: 'Diga que está embarazada. No la deje de golpe.',
      always: 'Algunas salas de emergencia también la dan. Pida que manden sus papeles médicos de donde salió.',
    },
    'insulin-now': {
      always: '¿Vomita o respira rápido? Llame al 911. Pida sus papeles médicos donde estuvo.',
    },
    'medicine-out': {
      'mental-health': 'Si se pone peor o no se siente a salvo, llame al 988.',
      always: 'Pida que manden su lista de medicinas del lugar donde estuvo.',
    },
    'immigration-lawyer': {
      violence: 'Pregunte qué protección da la ley a quien sufre violencia en casa.',
      'court-date': 'Pregunte antes de declararse culpable de algo. Y vaya a la corte.',
      'kids-along':
        'Para los niños que nacieron aquí puede haber ayuda de comida. Pregunte al abogado antes de pedirla.',
      always: 'Lleve los papeles de corte de cada caso viejo. El secretario de la corte da copias certificadas.',
    },
    'court-ready': {
      immigration: 'No se declare culpable de nada antes de hablar con un abogado que sepa de inmigración.',
      dui: '¿El juez pidió una clase? Inscríbase esta semana y lleve el comprobante.',
      disability: 'Avise a la corte si usa silla o necesita otra ayuda.',
      fines: '¿No puede pagar una cuota? Pida a la corte que la baje.',
    },
    'eviction-help': {
      'owes-rent': 'Pida un plan de pagos por escrito antes de pagar. Lleve también sus talones de pago.',
      disability: 'Pregunte en la corte por acceso y transporte.',
      always: 'En casi todos los estados, el dueño no le puede sacar sin orden de un juez.',
    },
    'rent-help': { veteran: 'Si fue militar, pregunte por la renta atrasada en la línea para veteranos sin casa.' },
    'warrant-lawyer': {
      'kids-along': 'Vea quién cuida a sus hijos si le detienen.',
      supervised: 'Pregunte cómo y cuándo decirle a su oficial.',
      always: 'No vaya antes a la corte ni a la policía. Junte pruebas de por qué faltó y una nota del trabajo.',
    },
    'child-case': {
      tribe: 'Diga al juez y a la trabajadora que su hijo es indígena. Pida en su tribu a quien lleva ICWA.',
      english: 'Pida un intérprete y clases en su idioma.',
      sober: 'Pida una carta de su programa y lleve sus pruebas limpias.',
      always:
        '¿No le contestan? Llame a la oficina del abogado y luego a la corte. Escriba a la trabajadora y guarde copia.',
    },
    'pregnancy-care': {
      always:
        'Si el bebé se mueve menos o deja de moverse, vaya ya al hospital. Le deben revisar aun sin dinero ni papeles.',
    },
    'halfway-house-ask': {
      'other-date': 'Pida hoy el pase para su próxima fecha: el lugar, la hora y cómo va a llegar.',
      federal: 'Pida cada pase con tiempo. No salga sin él.',
    },
    'job-center': {
      'in-program': 'Pida antes su pase.',
      'ankle-monitor': 'Pregunte antes a su oficial qué horas le da.',
    },
    'officer-work-okay': {
      'other-date': '¿No contesta? Deje un mensaje y pida otra hora al empleador. No vaya sin permiso.',
      'ankle-monitor': 'Dígale el lugar, las horas y cómo va a llegar.',
    },
    'veterans-benefits': {
      always: 'Una oficina de servicio a veteranos ayuda gratis. Lleve prueba del día en que salió.',
    },
    'disability-benefits': {
      always: 'Lleve sus papeles de salida. ¿Se la quitaron adentro? Pida que empiece otra vez.',
    },
    'ride-plan': {
      disability: 'Pida un carro con rampa para silla. Con Medicaid, pregunte por viajes al doctor.',
      working: 'Pregunte en el trabajo quién le puede llevar.',
      always: 'Pregunte primero a alguien que conozca y tenga otro plan.',
    },
    'license-check': { always: 'Pida la fecha exacta en que puede manejar otra vez.' },
    'court-debt': { supervised: '¿Le debe cuotas a su oficial? Llame antes de la fecha. Vaya y pague lo que pueda.' },
    'day-ready': { 'ankle-monitor': 'Pida antes el permiso de su oficial y cargue el grillete.' },
  },
} as const satisfies Translated<typeof english>
