import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { thriveAtWork as en } from '../en/thrive-at-work.ts'

export const thriveAtWork = {
  why: [
    'Conseguir el trabajo es un paso, y cuidarlo es el que sigue.',
    'Los buenos hábitos dan confianza, y la confianza trae más horas, mejor pago y una buena referencia.',
  ],
  lessons: {
    firstDay: {
      title: 'Su primer día',
      body: [
        'Todos fuimos nuevos alguna vez. El primer día bastan tres cosas: llegar a tiempo, ser amable y querer aprender.',
        'La noche anterior:',
        {
          list: [
            'Prepare su ID, papeles, comida, agua y una pluma.',
            'Ponga dos alarmas. Vea la hora del autobús.',
            'Planee llegar 15 minutos antes.',
          ],
        },
        'Ese día:',
        {
          steps: [
            'Dé los buenos días y diga su nombre. Diga que hoy empieza.',
            'Aprenda tres nombres y anótelos.',
            'Pregunte: “¿Me enseña otra vez?” Es mejor que adivinar.',
            'Guarde el teléfono.',
            'Al final pregunte: “¿Qué puedo hacer mejor mañana?”',
          ],
        },
        'No tiene que contarle su historia a nadie. Si acaba sin fuerzas, es normal. Cada semana es más fácil.',
      ],
      task: 'Prepare su bolsa esta noche y ponga dos alarmas, aunque sea para practicar.',
    },
    onTime: {
      title: 'A tiempo, siempre',
      body: [
        'Llegar a tiempo es lo primero que ve un jefe. Da más confianza que saber mucho.',
        {
          list: [
            'Deje listos la ropa, la comida y las llaves por la noche.',
            'Ponga una alarma lejos de la cama. Así se tiene que parar.',
            'Tome el autobús que pasa antes del que necesita.',
            'Tenga un plan B: un compañero, un amigo o ir a pie.',
          ],
        },
        '¿Va a llegar tarde? Llame antes de su turno. Diga: “Se descompuso mi autobús. Llego a las 7:20. Disculpe.” Luego vaya. No falte ese día.',
        '¿Tiene corte o cita con su oficial? Avise a su jefe en cuanto lo sepa. Pida cambiar las horas o reponerlas otro día.',
      ],
      task: 'Haga el viaje al trabajo una vez y anote cuánto tarda.',
    },
    talkToBoss: {
      title: 'Hablar con su jefe',
      body: [
        'Un jefe no es un guardia. Casi todos quieren que a usted le vaya bien, porque eso les ayuda.',
        'Busque un momento tranquilo. Pregunte: “¿Tiene cinco minutos hoy?” Luego diga tres cosas cortas.',
        {
          steps: [
            'Lo que pasa: “Tengo el turno de noche seis días seguidos.”',
            'Lo que necesita: “Necesito una noche para mi clase.”',
            'Una idea: “Puedo venir el sábado por la mañana.”',
          ],
        },
        'Ahora escuche. Repita lo que oyó, para que quede claro.',
        'Si no entiende algo, diga: “Se lo repito para hacerlo bien.” Si hay malas noticias, dígalas pronto y claro. Si se enoja, pida hablar más tarde ese día.',
      ],
      task: 'Escriba sus tres frases cortas para algo que quiere pedir en el trabajo.',
    },
    takeFeedback: {
      title: 'Cuando le corrigen',
      body: [
        'Cuando le dicen que algo está mal, puede sentir que le atacan. Casi siempre es por la tarea, no por usted.',
        {
          steps: [
            'Suelte el aire y baje los hombros.',
            'Escuche hasta el final. No interrumpa.',
            'Repita una cosa: “Quiere las cajas al revés.”',
            'Pregunte: “¿Me enseña cómo le gusta?”',
            'Dé las gracias.',
          ],
        },
        'Después, piense qué parte es cierta. Use esa parte y olvide el tono.',
        '¿Cometió un error? Dígaselo a su jefe antes de que se lo diga otra persona. Diga qué pasó y cómo lo puede arreglar. Con un “lo siento” basta. Un error dura un momento. No dice quién es usted.',
      ],
      task: 'Practique una frase: “Gracias. Así lo voy a hacer.”',
    },
    coworkers: {
      title: 'Los compañeros y su pasado',
      body: [
        'Su pasado es suyo. Usted decide a quién se lo cuenta y cuándo. Con una frase corta basta.',
        {
          list: [
            '“Estuve lejos un tiempo. Me da gusto estar aquí.”',
            '“Prefiero no hablar de mi vida privada. ¿Vio el juego?”',
          ],
        },
        'Responda y luego pregunte algo. A casi todos les gusta hablar de sí mismos.',
        '¿Tiene un pleito con alguien? Aléjese diez minutos. Luego hablen a solas y con calma: “Cuando se burla de mí, me siento mal. Por favor, ya no.” Si sigue, anote las fechas y pida ayuda a su jefe.',
        'No amenace ni toque a nadie, ni mande textos con enojo. Le puede costar el trabajo y más. Si está en peligro ahora, llame al 911.',
      ],
      task: 'Elija su frase sobre el pasado y dígala frente al espejo.',
    },
    firstPaycheck: {
      title: 'Su primer cheque',
      body: [
        'El primer cheque es un gran momento. Haga el plan antes de tener el dinero.',
        {
          steps: [
            'Lea el talón. Revise sus horas, su pago por hora y lo que le descontaron.',
            '¿Algo se ve mal? Pregunte en la oficina de pagos y lleve sus propias notas de las horas.',
            'Póngalo en un lugar seguro. El depósito directo es mejor que una tienda que cobra por cambiarlo.',
            'Divídalo en papel: lo que debe pagar, un poco para ahorrar y un gusto.',
            'Espere un día antes de comprar algo grande.',
          ],
        },
        'Quizá le pidan dinero. Puede decir: “Ya tengo un plan para este cheque. Esta vez no puedo.”',
        'Si sus reglas lo piden, avise del trabajo a su oficial y a la oficina de beneficios.',
      ],
      task: 'Divida su próximo cheque en papel: pagar, ahorrar y un gusto.',
    },
  },
  check: [
    {
      ask: 'Se descompuso su autobús y va a llegar tarde. ¿Qué es mejor?',
      choices: ['Quedarme en casa y explicar mañana', 'Llamar antes del turno y luego ir', 'Entrar sin decir nada'],
      right: 1,
      why: 'Una llamada antes del turno le dice a su jefe que puede contar con usted.',
    },
    {
      ask: 'Usted rompió algo en el trabajo y nadie lo vio. ¿Qué hace?',
      choices: ['Le digo a mi jefe cómo lo puedo arreglar', 'Lo escondo y espero', 'Digo que fue otra persona'],
      right: 0,
      why: 'Los jefes confían en quien avisa pronto, y esconderlo es peor.',
    },
    {
      ask: 'Un compañero pregunta dónde estuvo tantos años. ¿Qué puede hacer?',
      choices: ['Debo contar toda la historia', 'Irme sin decir nada', 'Decir una frase corta y preguntar algo'],
      right: 2,
      why: 'Su pasado es suyo, y una respuesta corta y amable casi siempre basta.',
    },
  ],
} as const satisfies ModuleLessons<'thriveAtWork'> & Translated<typeof en>
