import type { communityTips as en } from '../en/community-tips.ts'
import type { Translated } from '../shape.ts'

export const communityTips = {
  papersInOrder:
    'Un papel ayuda a sacar el otro. Un buen orden: papeles de salida, acta de nacimiento, Seguro Social, ID del estado. Pida primero el acta. Puede tardar de un día a 8 semanas.',
  keepPapersSafe:
    'Guarde sus papeles secos, en una bolsa con cierre y una carpeta dura. Traiga con usted solo la ID y una copia de sus papeles de salida. No le deje los originales a un jefe ni al dueño de la casa. Dele una copia.',
  mailAddress:
    '¿Sin casa? Igual puede recibir cartas. Pregunte en un albergue o centro de día: “¿Puedo recibir cartas aquí?” En muchas ciudades el correo central también las guarda. Pida “General Delivery”.',
  bedTonight:
    'Las camas se acaban temprano. Llame al 2-1-1 antes de la tarde si puede. Pregunte: “¿A qué hora se entra? ¿Piden ID? ¿Puede llamar usted por mí?” Si está lleno, pida el número de otro albergue.',
  foodPantry:
    'Vaya temprano a la despensa, porque la comida se acaba. Lleve dos bolsas fuertes. Puede usar más de una despensa. Si no puede cocinar, dígalo. Quizá tengan comida lista.',
  applySnap:
    '¿Casi no tiene dinero? Al pedir SNAP, diga: “¿Me toca el SNAP de emergencia?” Puede llegar en 7 días. Entregue primero la solicitud. Lo demás lo lleva luego.',
  libraryComputers:
    'En la biblioteca, pregunte: “¿Me da un pase de visita para la computadora?” En muchas no piden tarjeta. Cierre su correo antes de irse y no guarde su contraseña ahí.',
  recordQuestion:
    '¿Le preguntan por sus antecedentes en una entrevista? En menos de un minuto: acéptelo en pocas palabras, diga qué cambió y qué puede aportar. Luego pare y deje que pregunten. No mienta.',
  federalBonding:
    '¿El jefe tiene dudas? La garantía federal es gratis para usted y para el jefe. Cubre los primeros seis meses. Antes de ofrecerla, pregunte en su centro de empleo si la hay en su estado.',
  jobScams:
    'Si le piden pagar antes de empezar, casi seguro es un trabajo falso. También si le mandan un cheque y quieren que regrese una parte. Busque la empresa por su cuenta y llame al número principal.',
  ged: '¿Pasó partes del GED adentro? Muchas veces cuentan. Pida sus calificaciones. Pregunte también: “¿Hay ayuda para pagar el examen?” Muchos programas la tienen.',
  healthCenter:
    'Un centro de salud atiende a todos. Usted paga lo que puede. Ahí mismo pida ayuda con Medicaid. ¿No hay cita pronto? Pida que le llamen si alguien cancela.',
  medicine:
    'Muévase antes de la última dosis. Cuente lo que queda y anote el día que se acaba. Pida en la farmacia un surtido de emergencia. En muchos estados se puede, con algunas medicinas.',
  medicalRides:
    'Medicaid paga el viaje a sus citas médicas si no tiene otra forma de llegar. Pídalo unos días antes. Aparte también el regreso y apunte el número del viaje.',
  noCar:
    'Muchos autobuses cobran menos a quien gana poco. Pregunte: “¿Qué prueba piden?” Haga un viaje de prueba antes de su primer día. No maneje sin licencia “solo hoy”.',
  missedVisit:
    '¿Faltó a una cita con su oficial? Llame primero a su abogado. Luego llame a su oficial el mismo día: “Falté a mi cita. Quiero arreglarlo.” Guarde pruebas, como una nota de que el autobús llegó tarde.',
  legalAid:
    'La ayuda legal es gratis para quien gana poco. Llame en cuanto abran, porque llama mucha gente. Dígalo en pocas palabras: cuál es el problema y su fecha de corte. ¿Le dicen que no? Diga: “¿Quién más me ayuda?”',
  childSupport:
    'La orden de manutención no cambia sola cuando usted gana menos. Llame ya a la oficina y diga: “Quiero una revisión.” Siga pagando lo que pueda hasta que firmen la nueva orden.',
  naloxone:
    'Tenga la naloxona a la vista, no bajo llave. Se compra sin receta y muchas veces es gratis en el departamento de salud. Llame al 2-1-1 y pregunte. Si alguien no despierta, llame al 911.',
  peerMentor:
    'Un mentor es alguien que estuvo adentro y salió adelante. Pida “apoyo entre iguales” (peer support) en un grupo de reingreso o al 2-1-1. Si está en supervisión, pídale a su oficial permiso por escrito para el programa.',
} as const satisfies Translated<typeof en>
