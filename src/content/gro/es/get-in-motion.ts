import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { getInMotion as en } from '../en/get-in-motion.ts'

export const getInMotion = {
  why: [
    'El trabajo trae dinero y da orden a sus días.',
    'No hace falta un pasado perfecto para empezar, solo el próximo paso.',
  ],
  lessons: {
    jobCenter: {
      title: 'Usar un centro de empleo',
      body: [
        'Los centros de empleo son gratis, y tener antecedentes no le cierra la puerta. Los hay en todo el país.',
        'Le pueden ayudar a:',
        {
          list: [
            'hacer e imprimir un currículum',
            'usar una computadora y un teléfono para pedir trabajo',
            'encontrar jefes que dan trabajo a gente con antecedentes',
            'practicar una entrevista',
            'pedir dinero para clases, autobús o ropa de trabajo',
          ],
        },
        'Lleve la ID que tenga y las fechas de sus trabajos. ¿Aún no tiene ID? Vaya y pregunte.',
        'Al llegar, diga: “Acabo de volver a casa y quiero trabajar. ¿Puedo ver a alguien que ayuda a gente con antecedentes?”',
        'No se quede solo con la computadora. La mejor ayuda es una persona. Pídala.',
      ],
      task: 'Busque el centro de empleo más cercano y anote a qué hora abre.',
    },
    resume: {
      title: 'Un currículum de una hoja',
      body: [
        'Con una hoja basta. Ponga primero lo que sabe hacer y luego sus trabajos.',
        {
          steps: [
            'Arriba: su nombre, teléfono, correo y ciudad. Sin fecha de nacimiento.',
            'Lo que sabe: cinco líneas cortas, como “Cocino para 300 personas” o “Enseño a los nuevos”.',
            'Trabajo: lo que hizo adentro cuenta. Ponga el puesto, los años y, como empleador, el estado (“State of Ohio”).',
            'Estudios: su GED, cursos y certificados de oficio.',
            'Pida a alguien que lo lea y busque errores.',
          ],
        },
        'No tiene que escribir la palabra prisión. Pero no invente un trabajo ni una fecha. Es fácil de revisar.',
        'En una biblioteca o un centro de empleo le ayudan a escribirlo. Guárdelo en su correo, para mandarlo desde cualquier teléfono.',
      ],
      task: 'Escriba cinco líneas cortas sobre lo que sabe hacer.',
    },
    recordQuestion: {
      title: 'Cuando preguntan por sus antecedentes',
      body: [
        'Diga la verdad, sea breve y termine hablando de quién es hoy. Bastan tres partes, en menos de un minuto.',
        {
          steps: [
            'Acéptelo en pocas palabras. Sin dar vueltas y sin culpar a nadie.',
            'Diga qué cambió: clases, trabajo, tiempo, familia.',
            'Diga qué puede aportar en este trabajo.',
          ],
        },
        'Por ejemplo: “En 2015 tuve una condena por drogas. Ya cumplí. Desde entonces tomé un curso de soldar y trabajé en una cocina. Llego temprano y quiero crecer aquí.”',
        'Luego pare y deje que pregunten. No mienta. Si lo descubren después, puede perder el trabajo.',
        '¿Su caso está sellado o borrado? Pregunte en ayuda legal qué tiene que decir. Cambia de un estado a otro.',
      ],
      task: 'Escriba sus tres partes y dígalas en voz alta una vez.',
    },
    interview: {
      title: 'Prepararse para una entrevista',
      body: [
        'Es normal tener nervios. Con práctica, el miedo baja. Diga en voz alta sus respuestas a esto:',
        {
          list: [
            '“Hábleme de usted.” Hable un minuto de su trabajo y lo que sabe.',
            '“¿Por qué aquí?” Diga algo cierto que le gusta del lugar.',
            '“¿Qué hace bien?” Dé un ejemplo de cuando lo hizo.',
            '“¿Tiene preguntas?” Pregunte qué esperan de usted el primer mes.',
          ],
        },
        'Un día antes, busque el lugar y planee el viaje. Imprima dos copias de su currículum. Deje lista la ropa limpia.',
        'Llegue diez minutos antes y apague el teléfono. Mire a la persona y sonría.',
        'Después mande una nota corta: “Gracias por su tiempo.” Pocos lo hacen, y los jefes se acuerdan.',
      ],
      task: 'Pida a alguien que haga de jefe diez minutos y practique.',
    },
    speakUp: {
      title: 'Pedir lo que necesita',
      body: [
        'Pedir bien se aprende. Usted guarda la calma, dice lo que necesita y sale sabiendo qué sigue.',
        {
          steps: [
            'Quién es: “Volví a casa el mes pasado.”',
            'Qué necesita: “Necesito ayuda con el autobús para ir al trabajo.”',
            'Qué sigue: “¿Cuál es el próximo paso y con quién hablo?”',
          ],
        },
        'Anote el nombre, la fecha y lo que dijeron. Ayuda mucho cuando llama otra vez.',
        'Si le dicen que no, pregunte: “¿Quién puede decir que sí? ¿Me lo da por escrito?”',
        '¿Siente que se enoja? Diga: “Necesito un minuto. Ya vuelvo.” Suelte el aire despacio. También puede llevar a alguien.',
        'Pedir no es ser débil. Así se logran las cosas aquí afuera.',
      ],
      task: 'Haga una llamada hoy y anote el nombre, la fecha y la respuesta.',
    },
    keepApplying: {
      title: 'Seguir después de un no',
      body: [
        'Casi todos reciben muchos “no” antes de un “sí”. Duele, y no dice nada de lo que usted vale.',
        {
          list: [
            'Cuente los intentos, no los logros. Planee cinco por semana.',
            'Haga una lista: el lugar, la fecha, con quién habló y qué le dijeron.',
            'Pregunte: “Gracias. ¿Hay algo que pueda hacer mejor?”',
            'Cambie una cosa cada semana: una línea del currículum o el tipo de lugar donde pide.',
          ],
        },
        '¿Dijeron que fue por sus antecedentes? Pida una copia del reporte. Puede tener errores, y usted puede pedir que los quiten.',
        'Cuidado con los trabajos falsos. Si debe pagar antes, o le mandan un cheque y quieren que devuelva una parte, no siga.',
        'Un trabajo temporal también cuenta. Llena el hueco y puede darle una buena referencia.',
      ],
      task: 'Mande una solicitud hoy y empiece su lista.',
    },
  },
  check: [
    {
      ask: '¿Qué va en su currículum?',
      choices: ['Mi fecha de nacimiento', 'Un trabajo inventado', 'Un trabajo que hice adentro'],
      right: 2,
      why: 'Lo que trabajó adentro es trabajo real, y lo puede poner con los años.',
    },
    {
      ask: 'Un jefe pregunta por sus antecedentes. ¿Cómo es mejor responder?',
      choices: ['Corto y con la verdad, y luego quién soy hoy', 'Digo que no hay nada', 'Cuento toda la historia'],
      right: 0,
      why: 'Una respuesta corta y verdadera da confianza, y una mentira le puede costar el trabajo.',
    },
    {
      ask: 'Un jefe nuevo quiere que usted pague un curso antes de empezar. ¿Qué es?',
      choices: ['Un primer paso normal', 'Casi seguro, un trabajo falso', 'Una señal de que le caí bien'],
      right: 1,
      why: 'En un trabajo de verdad le pagan a usted. Nadie le cobra por dárselo.',
    },
  ],
} as const satisfies ModuleLessons<'getInMotion'> & Translated<typeof en>
