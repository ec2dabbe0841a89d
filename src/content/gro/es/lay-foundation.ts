import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { layFoundation as en } from '../en/lay-foundation.ts'

export const layFoundation = {
  why: [
    'Un lugar seguro, sus papeles y un plan para su dinero sostienen todo lo demás.',
    'Cada cosa que pone en orden hace más fácil la que sigue.',
  ],
  lessons: {
    papers: {
      title: 'Sus papeles, en orden',
      body: [
        'Un papel ayuda a sacar el otro. Este orden le ahorra vueltas:',
        {
          steps: [
            'Papeles de salida. Algunas oficinas los aceptan como prueba.',
            'Acta de nacimiento. Pídala al estado donde nació. Puede tardar semanas, así que pídala primero.',
            'Tarjeta del Seguro Social. Una nueva es gratis.',
            'ID del estado. Lleve los tres primeros.',
            'Luego lo demás: licencia, papeles de escuela, sus antecedentes.',
          ],
        },
        'No espere la ID para pedir ayuda de comida o de salud. Esas oficinas aceptan muchos tipos de prueba.',
        'Lleve con usted solo la ID. Guarde lo demás en un lugar seco y tome una foto clara de cada papel. ¿Aún no tiene casa? Pregunte en un albergue o centro de día si guardan papeles.',
      ],
      task: 'Anote qué papeles tiene y cuál va a pedir primero.',
    },
    budget: {
      title: 'Un plan para su dinero',
      body: [
        'Un presupuesto es un plan para el dinero que tiene. No es un examen.',
        {
          steps: [
            'Anote lo que entra: pago, beneficios, ayuda de la familia.',
            'Pague en este orden: renta y luz, luego comida y medicina, luego los pasajes al trabajo y a sus citas.',
            'Después va la manutención de los hijos, la corte y la supervisión. Luego el teléfono y lo demás.',
            'Divida su dinero por semanas. Cuando se acabe lo de esta semana, espere.',
            'Anote cada compra por siete días. Las compras chicas no se notan y se juntan.',
          ],
        },
        'Use primero la ayuda gratis: comida, SNAP, el 2-1-1. Guarde su dinero para la renta.',
        '¿No le alcanza para la corte? No se quede sin decir nada. Antes de la fecha, pida por escrito pagar menos.',
      ],
      task: 'Anote todo lo que entra y sale esta semana.',
    },
    bank: {
      title: 'Abrir una cuenta de banco',
      body: [
        'Una cuenta cuida su pago. También le ahorra lo que cobra una tienda por cambiar cheques.',
        'Los bancos se fijan más en si tuvo problemas con otro banco, como una deuda. Los antecedentes muchas veces no importan.',
        {
          steps: [
            'Vaya a un banco o a una unión de crédito. Pregunte: “¿Tiene una cuenta de segunda oportunidad sin cuota al mes?”',
            'Lleve su ID, su Seguro Social o ITIN y una dirección para recibir cartas. Pregunte qué más sirve.',
            'Si le dicen que no, pregunte por qué y qué reporte usaron. Usted lo puede pedir gratis.',
            '¿Le quedó debiendo a un banco? Pida un arreglo, y una carta cuando lo pague.',
          ],
        },
        'Diga que no al sobregiro. Así, si no hay dinero, la tarjeta no pasa y usted no queda debiendo.',
      ],
      task: 'Llame a una unión de crédito y pregunte por una cuenta de segunda oportunidad.',
    },
    credit: {
      title: 'Empezar a hacer crédito',
      body: [
        'El crédito crece con el tiempo y con pagos chicos hechos a tiempo. Lo ven los dueños de casas y algunos jefes.',
        {
          steps: [
            'Pida gratis sus reportes a las tres compañías. Verlos no daña su crédito.',
            'Marque lo que no es suyo o ya pagó. Pida por escrito que lo arreglen. Es gratis.',
            'Elija una cosa: una tarjeta con depósito, o un préstamo para hacer crédito en una unión de crédito.',
            'Compre algo chico cada mes. Páguelo todo y a tiempo.',
          ],
        },
        'Un reporte vacío es normal después de años adentro. ¿Abrieron cuentas cuando usted estaba adentro? Sus papeles de salida ayudan a mostrar que no fue usted.',
        'Tarda meses, no días. Quien dice que lo arregla en una noche quiere su dinero. Primero van el techo y la comida.',
      ],
      task: 'Pregunte en una biblioteca cómo pedir gratis sus reportes de crédito.',
    },
    renting: {
      title: 'Rentar con antecedentes',
      body: [
        'Quizá tenga que intentarlo muchas veces. Hay gente con antecedentes que sí consigue dónde rentar. Busque un lugar donde decide una persona, no una máquina.',
        {
          steps: [
            'Pruebe primero con dueños de pocas casas. Busque letreros y pregunte en la iglesia, el trabajo y la lavandería.',
            'Antes de pagar una cuota, pregunte: “¿Renta a gente con antecedentes? ¿Cuántos años atrás revisan?”',
            'Lleve una carpeta: talones de pago, ID, cartas y una nota corta sobre lo que cambió.',
            'Pregunte en un grupo de reingreso o al 2-1-1 qué dueños dicen que sí.',
          ],
        },
        '¿Está bajo supervisión? Pida que aprueben la dirección antes de firmar.',
        'Cuidado con una casa que no puede ver, un precio muy bueno o alguien que pide dinero antes. Así son las estafas.',
      ],
      task: 'Empiece su carpeta: ponga su ID, talones de pago y una carta.',
    },
    cushion: {
      title: 'Un pequeño ahorro',
      body: [
        'Que un día falle el autobús no le debe costar el trabajo. Un poco de dinero guardado lo evita.',
        {
          list: [
            'Empiece con poco. Junte lo que cuesta un mal día, como un boleto y la comida de una semana.',
            'Aparte una cantidad fija de cada cheque. Cinco dólares es un buen comienzo.',
            'Póngalo donde no sea fácil sacarlo. Sirve una cuenta de ahorro sin tarjeta.',
            'Póngale un nombre, como “Cuido mi trabajo”. Así no lo gasta.',
          ],
        },
        'Úselo solo para algo que no esperaba y que no puede esperar. Luego vuelva a juntarlo.',
        '¿Debe la renta o la luz? Pague eso primero. No pida un préstamo de día de pago (payday loan): sale muy caro. Llame y pida más tiempo.',
        '¿Tiene beneficios? Pregunte a quien lleva su caso cuánto puede ahorrar sin perderlos.',
      ],
      task: 'Elija su suma fija y guárdela el próximo día de pago.',
    },
  },
  check: [
    {
      ask: 'Esta semana no alcanza el dinero. ¿Qué paga primero?',
      choices: ['Techo, luz y comida', 'Una deuda vieja de tarjeta', 'Zapatos en oferta'],
      right: 0,
      why: 'Un lugar seguro y la comida le dan calma, y luego puede ver lo demás.',
    },
    {
      ask: 'Alguien cobra por arreglar su crédito para mañana. ¿Qué es?',
      choices: ['Un buen trato', 'Ayuda del estado', 'Casi seguro, una estafa'],
      right: 2,
      why: 'El crédito tarda meses, y usted puede pedir gratis que quiten los errores.',
    },
    {
      ask: 'Encontró un cuarto y está bajo supervisión. ¿Qué va antes de firmar?',
      choices: ['Pagar todo el año', 'Que aprueben la dirección', 'Mudarme de noche'],
      right: 1,
      why: 'Si no aprueban la dirección, puede perder el cuarto y su dinero.',
    },
  ],
} as const satisfies ModuleLessons<'layFoundation'> & Translated<typeof en>
