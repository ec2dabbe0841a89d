import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { ownMindset as en } from '../en/own-mindset.ts'

export const ownMindset = {
  why: [
    'Volver a casa es pesado para cualquiera, y la mente necesita atención igual que el cuerpo.',
    'Algunas herramientas simples le ayudan a seguir firme en un día duro.',
  ],
  lessons: {
    calmBody: {
      title: 'Primero, calme el cuerpo',
      body: [
        'El ruido, la gente y las filas pueden despertar viejas alarmas en su cuerpo. No es ser débil. Usted las puede calmar.',
        {
          steps: [
            'Tome aire y cuente hasta cuatro. Suelte el aire y cuente hasta seis. Hágalo cinco veces.',
            'Ponga los dos pies en el piso. Nombre cinco cosas que ve y tres que oye.',
            'Tome agua. Coma algo ligero.',
            'Ahora haga una sola cosa chiquita: la que sigue.',
          ],
        },
        '¿Está con gente? Diga: “Necesito dos minutos. Ya vuelvo.” Camine un poco o échese agua fría.',
        'Practíquelo ahora que está en calma. Así lo tiene listo cuando haga falta.',
        'Si siente que puede hacerse daño o dañar a alguien, llame ya al 988. Es gratis, de día y de noche.',
      ],
      task: 'Respire despacio cinco veces ahora mismo.',
    },
    selfTalk: {
      title: 'La voz en su mente',
      body: [
        'Esa voz aprendió en lugares duros. Usted le puede enseñar otra cosa. Se practica, como cargar pesas.',
        {
          steps: [
            'Óigala: “Siempre fallo.” Anótelo.',
            'Revísela. ¿Es cierto siempre? Busque una vez que no fue así.',
            'Cámbiela por algo justo: “Esto es duro, y ya he hecho cosas duras.”',
            'Agregue la palabra “todavía”: “Todavía no sé hacer esto.”',
          ],
        },
        'Háblese como a un amigo al que quiere.',
        'Cada noche, anote una cosa que hizo bien. Se levantó. Hizo una llamada. No perdió la calma. Es prueba de que sí puede, y se va sumando.',
        'Si la voz le dice que se haga daño, llame al 988 o mande AYUDA por texto al 988.',
      ],
      task: 'Anote una cosa que hizo bien hoy.',
    },
    sleep: {
      title: 'Dormir otra vez',
      body: [
        'Por años durmió con luz, ruido y conteos. Un cuarto oscuro y callado puede sentirse raro. Mejora con una rutina.',
        {
          list: [
            'Levántese a la misma hora cada día. Es lo que más ayuda.',
            'Tome sol y muévase por la mañana.',
            'Nada de café después de comer. El alcohol no deja dormir bien.',
            'Deje el teléfono una hora antes y baje la luz.',
            '¿La mente no para? Anótelo: “Lo veo mañana a las diez.”',
          ],
        },
        '¿No se duerme en mucho rato? Levántese, siéntese con poca luz y vuelva cuando tenga sueño. ¿Mucho silencio? Ayuda un ventilador o el radio bajito.',
        'Si pasan varias semanas y sigue igual, vaya a una clínica. No tome pastillas de otras personas.',
      ],
      task: 'Elija una hora para levantarse y ponga la alarma toda la semana.',
    },
    oldFriends: {
      title: 'Decir no a lo de antes',
      body: [
        'Las horas vacías son un riesgo real. También la llamada de un viejo amigo en mal momento. Puede querer a la gente y cuidar su espacio.',
        'Formas de decir no sin pleito:',
        {
          list: [
            '“No puedo. Trabajo temprano.”',
            '“Te quiero, pero ya no hago eso.”',
            '“Me tengo que ir. Hablamos otro día.”',
          ],
        },
        'No tiene que dar explicaciones. Puede silenciar un número.',
        'Piense cuáles son sus horas difíciles, como el viernes en la noche. Para esa hora tenga a dónde ir: un gimnasio, una clase, una junta, un grupo de fe o una biblioteca. Pida a una persona de confianza que vaya con usted.',
        '¿Le dan ganas de usar? Es una ola. Espere 20 minutos, muévase y llame a alguien que no use. Si quiere dejar una pandilla, no lo haga sin ayuda. Pida a un grupo de reingreso un plan seguro.',
      ],
      task: 'Piense en un buen lugar a donde ir en su próxima hora difícil.',
    },
    smallGoals: {
      title: 'Metas chicas, pasos reales',
      body: [
        'Adentro, otros mandaban en su día. Ahora manda usted. Los sueños grandes son buenos, y se llega con pasos chicos.',
        {
          steps: [
            'Elija una meta para esta semana. No “arreglar mi vida”. Mejor “sacar mi ID”.',
            'Diga para qué: “Para trabajar y ver a mis hijos.”',
            'Elija un primer paso de diez minutos: “Llamar y preguntar qué llevo.”',
            'Póngale hora y lugar: “El lunes a las nueve, en la biblioteca.”',
            'Cuénteselo a una persona y pídale que le pregunte cómo va.',
          ],
        },
        '¿Falló un día? Empiece otra vez al día siguiente. No es un fracaso. Es un día.',
        'Siga una rutina sencilla: levantarse, bañarse, comer, hacer un pendiente, moverse, ver a alguien que le haga bien, dormir. Tache lo que hizo. Se siente bien.',
      ],
      task: 'Escriba una meta para esta semana y sus primeros diez minutos.',
    },
    talkToSomeone: {
      title: 'Hable con alguien',
      body: [
        'Pedir ayuda es de fuertes. No tiene que estar al límite para hablar.',
        {
          list: [
            'Alguien de confianza: “Traigo mucho encima. ¿Puedo hablar contigo diez minutos?”',
            'Un mentor que ya pasó por esto. Pregunte en un grupo de reingreso.',
            'Un consejero. Llame a un centro de salud y pregunte: “¿Cobran según lo que gano?”',
            'La línea 988. Es gratis, de día y de noche. Llame y marque 2, o mande AYUDA por texto.',
          ],
        },
        'Pregunte al consejero el primer día: “¿Qué queda entre nosotros y qué debe reportar?” Si le mandó una corte o su oficial, quizá reciban reportes.',
        'Si no se siente a gusto, puede pedir que le cambien de consejero.',
        '¿Mala noche? Puede llamar al 988 solo para hablar. Si una vida está en peligro ahora, llame al 911.',
      ],
      task: 'Mande hoy un mensaje a alguien de confianza.',
    },
  },
  check: [
    {
      ask: 'Está entre mucha gente y el corazón le late fuerte. ¿Qué ayuda primero?',
      choices: ['Soltar el aire despacio y sentir los pies', 'Decirme que sea fuerte', 'Tomar mucho café'],
      right: 0,
      why: 'Soltar el aire despacio le dice al cuerpo que está a salvo.',
    },
    {
      ask: 'La voz dice: “Siempre fallo.” ¿Qué puede hacer?',
      choices: ['Creerle', 'Decir que nunca fallo', 'Buscar una vez que no fue cierto'],
      right: 2,
      why: 'Un ejemplo real le ayuda a pensar algo más justo.',
    },
    {
      ask: '¿Cuándo puede llamar al 988?',
      choices: ['Solo si hay una vida en riesgo', 'En cualquier noche difícil', 'Solo con seguro médico'],
      right: 1,
      why: 'La línea es gratis y es para cualquier cosa que le pese. No hace falta estar al límite.',
    },
  ],
} as const satisfies ModuleLessons<'ownMindset'> & Translated<typeof en>
