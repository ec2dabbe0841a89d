import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { createValue as en } from '../en/create-value.ts'

export const createValue = {
  why: [
    'Algunas puertas tardan en abrirse, pero usted puede abrir la suya.',
    'Lo que ya sabe hacer puede darle dinero este mes, poco a poco.',
  ],
  lessons: {
    skill: {
      title: 'Encontrar algo por lo que le paguen',
      body: [
        'Usted sabe hacer más de lo que cree. Lo que trabajó adentro cuenta.',
        {
          steps: [
            'Anote lo que hizo: cocina, lavandería, barbería, pintura, soldadura, jardín, oficina, arte.',
            'Sume lo que aprendió en la vida: arreglar carros, cuidar a mayores, hablar dos idiomas, tener paciencia.',
            'Pregunte a dos personas: “¿Qué cosas crees que hago bien?”',
            'Elija una cosa. Conviértala en un servicio claro, como “Limpio patios el fin de semana.”',
          ],
        },
        'Haga una prueba chica. Ofrézcalo a tres personas esta semana. ¿Alguien pagó? Bien. ¿Volvieron? Mejor.',
        'Algunos oficios piden licencia, como cortar pelo, electricidad o cuidar niños. Pregunte antes en la oficina del estado si importan los antecedentes y si cuentan sus horas de adentro. Pregunte antes de pagar una escuela.',
      ],
      task: 'Haga su lista de lo que sabe y ponga una estrella en una cosa.',
    },
    price: {
      title: 'Poner un precio justo',
      body: [
        'Al inicio casi todos cobran poco. Un precio justo cubre su tiempo, sus gastos y sus impuestos.',
        {
          steps: [
            'Sume los gastos: material, gasolina o autobús, cuotas.',
            'Cuente todo su tiempo: el trabajo, el viaje, las compras y la limpieza.',
            'Pregunte cuánto cobran tres personas cerca de usted. Cobre algo intermedio.',
            'Sume como una cuarta parte para impuestos y semanas flojas.',
          ],
        },
        '¿Sabe cuánto tarda? Dé un precio por todo el trabajo. Si no sabe, cobre por hora.',
        'Póngalo por escrito: qué va a hacer, el precio, la fecha y cuándo le pagan.',
        'Si dicen que es mucho, no lo baje así nomás. Diga: “Puedo hacer una parte por menos dinero. ¿Qué le importa más?”',
      ],
      task: 'Saque el precio de un trabajo que usted puede hacer.',
    },
    firstClient: {
      title: 'Su primer cliente',
      body: [
        'El primero casi siempre es alguien que le conoce, o un amigo de esa persona.',
        {
          steps: [
            'Diga lo que hace en una línea: “Limpio patios. Puedo ir el sábado.”',
            'Anote a 20 personas. Mande un texto a cinco cada día y pregunte: “¿Conoces a alguien que necesite esto?”',
            'Tome fotos de antes y después. Pida permiso.',
            'Responda rápido y llegue temprano. Con eso ya les gana a muchos.',
            'Al final pregunte: “¿Quién más necesita esto?”',
          ],
        },
        'Casi nunca tiene que hablar de sus antecedentes con un cliente. Si preguntan, sea breve y diga la verdad. Luego hable de su trabajo.',
        'No trabaje gratis para extraños que dicen que “luego habrá más”. Si el trabajo es grande, pida una parte del dinero antes.',
      ],
      task: 'Escriba su línea y mándela a cinco personas.',
    },
    getPaid: {
      title: 'Cobrar sin riesgo',
      body: [
        'Unas líneas por escrito le protegen.',
        'Antes, mande un texto con cuatro cosas: qué va a hacer, el precio, la fecha y cómo le pagan. Pida que respondan “sí”. Si el trabajo es grande, cobre una parte antes.',
        'Después:',
        {
          steps: [
            'Muestre el trabajo.',
            'Mande la cuenta: su nombre, el de ellos, la fecha, qué hizo y el total.',
            'Vea el dinero en la app o en su mano. Un texto que dice “enviado” no es dinero.',
            'Dé un recibo y guarde una foto.',
          ],
        },
        'Hay un truco que debe conocer. Le pagan de más y quieren que les devuelva lo que sobra. El cheque es falso, y usted pierde.',
        'Si no le pagan, tenga calma. Mande una carta con fecha y la cuenta. Luego pregunte por la corte de reclamos menores. No vaya a verlos con enojo.',
      ],
      task: 'Escriba un texto para mandar antes de cada trabajo: qué, precio, fecha y cómo pagan.',
    },
    books: {
      title: 'Llevar cuentas y cumplir las reglas',
      body: [
        'Si trabaja por su cuenta, nadie le descuenta los impuestos. Le toca a usted. El efectivo también cuenta.',
        {
          list: [
            'Anote cada pago: la fecha, el cliente, la suma.',
            'Tome foto de cada recibo de material, herramienta y viajes.',
            'Guarde una parte de cada pago para impuestos. Quien le ayuda con impuestos le dice cuánto.',
            'Declare una vez al año. Hay ayuda gratis para los casos simples.',
          ],
        },
        '¿Está bajo supervisión? Pregunte antes de empezar. Lleve un plan: qué hace, dónde, a qué horas, quién paga y cómo lleva cuentas. Pregunte qué pruebas quiere su oficial, y pídalo por escrito.',
        'Avise también a la oficina de beneficios y a la de manutención. No avisar puede traer problemas serios.',
      ],
      task: 'Consiga una libreta y anote su primera línea: fecha, trabajo, dinero.',
    },
    easyMoney: {
      title: 'El dinero fácil es una trampa',
      body: [
        'Cuando falta el dinero, lo fácil suena bien. Ahí es cuando llegan los engaños.',
        'Señales de peligro:',
        {
          list: [
            'Usted paga para entrar, aprender o comprar un paquete.',
            'Dicen “ganancia segura” o “doble su dinero”.',
            'Gana más por traer gente que por vender.',
            'Alguien que conoció en línea le enseña cripto.',
            'Quieren pasar dinero por la cuenta o la tarjeta de usted. Eso puede ser un delito, aunque usted no lo sepa.',
          ],
        },
        'Revise antes. Busque el nombre y la palabra “estafa”. Pida por escrito cómo pagan. Enséñelo a alguien de confianza y espere dos días.',
        '¿Ya cayó en una? No pague más, guarde los mensajes y llame a su banco. Si el dinero pasó por su cuenta, hable primero con un abogado.',
      ],
      task: 'Dígale a un amigo la regla: en un trabajo de verdad le pagan a usted.',
    },
  },
  check: [
    {
      ask: 'Un cliente paga de más con un cheque y quiere que le devuelva lo que sobra. ¿Qué hace?',
      choices: ['Le mando enseguida lo que sobra', 'Me quedo con lo que sobra', 'Paro, es un truco conocido'],
      right: 2,
      why: 'El cheque sale falso, y el dinero que mandó ya no vuelve.',
    },
    {
      ask: '¿Qué debe cubrir un precio justo?',
      choices: ['Mi tiempo, mis gastos y mis impuestos', 'Solo el material', 'Menos que los demás'],
      right: 0,
      why: 'Si el precio no cubre su tiempo o sus impuestos, usted paga por trabajar.',
    },
    {
      ask: 'Está bajo supervisión y quiere trabajar por su cuenta. ¿Qué va primero?',
      choices: ['Empezar y no decir nada', 'Hablar con mi oficial y llevar un plan', 'Esperar a que acabe'],
      right: 1,
      why: 'Muchos oficiales lo aceptan si lleva un plan serio, y preguntar antes le evita problemas.',
    },
  ],
} as const satisfies ModuleLessons<'createValue'> & Translated<typeof en>
