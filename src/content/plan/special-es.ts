import type { Translated } from '../shape.ts'
import type { specialTasks as english } from './special-en.ts'

export const specialTasks = {
  'talk-now': {
    title: 'Hable hoy con alguien',
    detail:
      'Gracias por escribirlo. Llame al 988 y oprima 2 para español. ¿Piensa hacerse daño ahora? Llame al 911 o vaya a emergencias. ¿Hay un arma o pastillas cerca? Que alguien las guarde.',
    say: 'Ando cargando con mucho y ya se me hizo muy pesado. ¿Puede hablar conmigo ahora?',
    ask211: 'a alguien con quien hablar ahora',
  },
  'swollen-face': {
    title: 'Que le revisen la cara ahora',
    detail:
      'La cara hinchada con dolor o fiebre puede empeorar rápido. Vaya hoy a emergencias. Le tienen que revisar, aunque no tenga dinero. ¿Le cuesta respirar o tragar? Llame al 911.',
    say: 'Tengo la cara hinchada y me duele. ¿Me pueden ver hoy?',
    ask211: 'una sala de emergencias cerca de mí ahora',
  },
  'officer-job-okay': {
    title: 'Pida permiso a su oficial antes de empezar',
    titleOn: 'Pida el permiso de su oficial antes del {date}',
    detail:
      'Diga el lugar, las horas y el primer día. ¿Hace falta otra hora de llegada, otra zona o salir del condado? Pídalo por escrito. ¿No contesta? Pida hablar con el oficial de turno.',
    say: 'Me ofrecen un trabajo y quiero hacerlo bien. ¿Le llevo la carta? ¿Me puede cambiar por escrito la hora de llegada o la zona?',
    who: 'a su oficial o a la recepción',
  },
  'first-work-day': {
    title: 'Prepárese para el trabajo nuevo',
    titleOn: 'Prepárese para el trabajo del {date}',
    detail:
      'Pida una carta con el lugar, el horario y el día que empieza. Haga el viaje una vez para practicar. Deje listos sus papeles y su ropa la noche anterior.',
    say: 'Quiero este trabajo y quiero llegar a tiempo. ¿Me da el lugar y las horas por escrito? Si necesito unos días u otro horario, ¿me guarda el puesto?',
    who: 'a su jefe nuevo',
  },
  'wound-care': {
    title: 'Que un doctor le revise la herida hoy',
    detail:
      'Vaya hoy a una clínica. ¿Tiene fiebre? ¿La herida huele mal, tiene pus o lo rojo se extiende? Vaya ya a emergencias. Le deben revisar, aunque no tenga dinero.',
    say: 'Tengo una herida que se está poniendo peor. ¿Me la pueden ver hoy?',
    ask211: 'una clínica que me vea hoy una herida',
  },
  'alcohol-doctor': {
    title: 'Vea a un doctor antes de dejar de tomar',
    detail:
      'No deje de tomar de golpe y a solas. Si tiembla o suda, su cuerpo necesita ayuda para dejarlo. ¿Le dan convulsiones, se confunde o ve cosas? Llame al 911.',
    say: 'Tomo todos los días y tiemblo si no tomo. Lo quiero dejar sin peligro. ¿Me puede ver hoy un doctor o un lugar de desintoxicación?',
    ask211: 'un doctor que me ayude hoy a dejar el alcohol',
  },
  'ride-to-dose': {
    title: 'Consiga quien le lleve mañana por su dosis',
    detail:
      'Avise hoy a su clínica que se quedó sin ride. Pregunte por viajes y por dosis para llevar a casa. Con Medicaid, los viajes al doctor pueden ser gratis. Pida un viaje fijo.',
    say: 'Me quedé sin ride y no quiero perder mi dosis. ¿Me ayudan con un viaje o con dosis para llevar? Por favor anote que llamé.',
    who: 'a su clínica de metadona',
  },
  'dose-first': {
    title: 'Primero tome su dosis en su clínica',
    detail:
      'Vaya en cuanto abran y de ahí siga a su otra cita. Vea el camino la noche anterior. ¿Va tarde? Llame antes de la hora. Pida a su consejero una carta sobre su dosis.',
    say: 'Aquí tomo mi dosis y después tengo otra cita. ¿Me la dan temprano? ¿Me da una carta que diga que soy paciente?',
    who: 'a su consejero de la clínica',
  },
  'rental-denied': {
    title: 'Pregunte las reglas antes de pagar',
    detail:
      'Pregunte en cada lugar qué revisan y cuántos años atrás. ¿Le dijeron que no? Pregunte por qué y qué compañía hizo el reporte. Pida una copia y haga que corrijan los errores.',
    say: 'Me dijeron que no por un reporte. ¿Cómo pido una copia y cómo corrijo los errores? ¿Quién renta aquí a quien tiene antecedentes?',
    ask211: 'un consejero de vivienda y una lista de dueños que renten a quien tiene antecedentes',
  },
  'power-bill': {
    title: 'Que no le corten la luz o el agua',
    titleOn: 'Que no le corten la luz o el agua el {date}',
    detail:
      'Llame hoy a la compañía, antes del corte. Pida un plan de pagos. Diga si en casa hay alguien mayor, enfermo o muy pequeño. Luego llame al 2-1-1 y pida LIHEAP.',
    say: 'Quiero seguir con el servicio. ¿Qué plan de pagos hay? ¿Tienen tarifa baja o un fondo de ayuda?',
    ask211: 'ayuda con una cuenta de luz o agua antes del corte, y LIHEAP',
    who: 'a la compañía que está en la cuenta (y luego al 2-1-1)',
  },
  'missed-test-call': {
    title: 'Llame hoy por la prueba a la que faltó',
    detail:
      'Llame antes de que le llamen. Diga por qué faltó y pida hacerla hoy. Dígale también a su abogado. Apunte el día, la hora y con quién habló.',
    say: 'Falté a una prueba y se lo quiero decir yo. ¿La puedo hacer hoy? ¿Hay un lugar más cerca o ayuda para llegar?',
    who: 'a quien le pidió la prueba (su oficial o la trabajadora del caso)',
  },
  'officer-trip-okay': {
    title: 'Pida permiso a su oficial antes de salir',
    titleOn: 'Pida permiso a su oficial para el {date}',
    detail:
      'Llame hoy. Diga el lugar, las horas, cómo va y a qué hora vuelve. Pídalo por escrito. ¿No contesta? Deje un mensaje, llame a la oficina y pida otra hora. No vaya sin permiso.',
    say: 'Necesito salir. Le doy el lugar, las horas y cómo voy a llegar. ¿Me da el permiso por escrito?',
    who: 'a su oficial',
  },
  'travel-okay': {
    title: 'Pregunte a su oficial antes de viajar',
    titleOn: 'Pregunte a su oficial por el viaje del {date}',
    detail:
      'Diga a dónde, por qué, qué días y dónde se va a quedar. Pida el permiso por escrito y llévelo. No se vaya primero para pedirlo después.',
    say: 'Quiero viajar. ¿Qué le tengo que mostrar? ¿Me da la respuesta por escrito?',
    who: 'a su oficial',
  },
  'license-hearing': {
    title: 'Pida ya la audiencia de su licencia',
    titleOn: 'Pida la audiencia de su licencia antes del {date}',
    detail:
      'El papel que le dieron dice cuántos días tiene. Cuente desde el día en que se lo dieron. Pídala un día antes, por escrito, y guarde prueba. No maneje hasta saber si puede.',
    say: 'Me dieron un papel sobre mi licencia. ¿Cómo pido la audiencia y hasta qué día? ¿Me pueden perdonar la cuota?',
    ask211: 'ayuda para pedir la audiencia de mi licencia',
  },
  'eviction-day': {
    title: 'Vaya a la corte de desalojo',
    titleOn: 'Vaya a la corte de desalojo el {date}',
    detail:
      'Vaya, diga lo que diga el dueño. Si falta, puede perder su casa ese día. Llegue 30 minutos antes. Pida ayuda legal, un plan de pagos o mediación, por escrito.',
    say: 'Tengo un caso de desalojo. ¿En qué sala es? ¿Quién ayuda ese día a los inquilinos?',
    who: 'a la corte (el número está en el papel)',
  },
  'birth-certificate-pr': {
    title: 'Pida su acta de nacimiento en Puerto Rico',
    detail:
      'La da el Registro Demográfico. Las de antes de julio de 2010 ya no sirven. Un familiar allá tal vez la pueda pedir. Mientras llega, use sus papeles de salida.',
    say: 'Quiero mi acta de nacimiento. ¿Qué aceptan si no tengo ID con foto? ¿Cuánto cuesta?',
    who: 'al Registro Demográfico de Puerto Rico (el 2-1-1 le da el número)',
  },
  'foster-help': {
    title: 'Pregunte qué ayuda hay para quien estuvo en foster care',
    detail:
      'Si estuvo en foster care, tal vez el estado todavía le ayude con vivienda, escuela y salud. Pregunte a quien llevó su caso.',
    say: 'Estuve en foster care. ¿Qué ayuda hay a mi edad con casa, escuela y salud?',
    ask211: 'ayuda para jóvenes que estuvieron en foster care',
    who: 'a quien llevó su caso (o al 2-1-1, ahí le dicen a qué oficina llamar)',
  },
  'retirement-check': {
    title: 'Pregunte qué le toca del Seguro Social',
    detail:
      'Puede empezar a los 62 si trabajó los años que piden. ¿No trabajó tantos años? Pregunte por SSI a los 65 y por Medicare. Lleve sus papeles de salida.',
    say: '¿Cuántos créditos de trabajo tengo? ¿Qué me toca ahora y qué me toca a los 65?',
    ask211: 'ayuda para pedir el Seguro Social',
  },
  'school-office': {
    title: 'Hable con su escuela esta semana',
    detail:
      '¿Le debe a la escuela o perdió su ayuda? Pida un plan de pagos y otras becas. Pregunte a su consejero si van a revisar sus antecedentes y cuándo.',
    say: 'Estudio aquí y quiero seguir. ¿Hay plan de pagos u otra ayuda? ¿Cuándo revisan los antecedentes?',
    who: 'a la oficina de ayuda de su escuela y luego a su consejero',
  },
  'ged-test': {
    title: 'Aliste todo para su último examen',
    titleOn: 'Prepárese para su examen del {date}',
    detail:
      'Revise el lugar, la hora y qué llevar. Vea ya cómo va a llegar. ¿Necesita permiso de un oficial para ir? Pídalo hoy y por escrito.',
    say: 'Tengo un examen con ustedes. ¿Estoy en la lista? ¿A qué hora es y qué llevo?',
    who: 'al centro de exámenes',
  },
  'cdl-steps': {
    title: 'Vea qué le falta para su CDL',
    detail:
      'Pida su historial de manejo y pregunte cómo está su CDL. Pregunte por la tarjeta médica del DOT. Arregle primero lo pendiente, pues las compañías lo revisan.',
    say: 'Quiero saber cómo está mi CDL. ¿Qué dice mi historial? ¿Sirve mi tarjeta médica? ¿Qué hago primero?',
    ask211: 'la oficina de licencias para una CDL',
  },
  'family-ready': {
    title: 'Averigüe las reglas antes de que su familiar llegue a casa',
    detail:
      'Pregunte el día, la hora y las reglas para su casa. Planee el viaje, la ropa, la medicina y la primera cita. Pídale un permiso firmado para que a usted le informen.',
    say: 'Mi familiar va a salir. ¿Qué día sale? ¿Qué reglas hay? ¿Qué podemos tener listo?',
    who: 'a quien lleva su caso o a su oficial',
  },
} as const satisfies Translated<typeof english>
