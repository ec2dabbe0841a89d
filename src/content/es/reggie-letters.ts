import type * as en from '../en/reggie-letters.ts'
import type { Translated } from '../shape.ts'

export const reggieLetters = {
  intro: 'Aquí tiene una carta que puede copiar. Llene los espacios y cambie lo que no sea cierto en su caso.',
  close: 'Guarde una copia y apunte el día en que la entregó.',
  judgeFines:
    'Estimado juez ___:\n\nMe llamo ___ y mi número de caso es ___. Debo $___ de multas y cuotas. Quiero pagar, pero ahora no puedo pagar esa cantidad.\n\nGano $___ al mes. Mi renta, la comida y otros gastos suman $___. Tengo ___ hijos en casa.\n\nLe pido que baje lo que debo, que me deje pagar $___ al mes o hacer servicio comunitario. Tengo pruebas de lo que gano y de mis gastos, y puedo ir a una audiencia.\n\nGracias por su tiempo.\n\nNombre, dirección, teléfono, fecha',
  judgeEnd:
    'Estimado juez ___:\n\nMe llamo ___ y mi número de caso es ___. Estoy bajo supervisión desde ___. Le pido que la termine antes.\n\nHe ido a mis citas, pagué $___ y terminé ___. Trabajo en ___ y vivo en ___. No he tenido otro caso.\n\nLe mando cartas de ___ y mis certificados. Puedo ir a una audiencia.\n\nGracias por leer esto.\n\nNombre, dirección, teléfono, fecha',
  officerTravel:
    'Hola, oficial ___:\n\nLe pido un permiso de viaje por escrito. Quiero ir a ___ del ___ al ___ para ver a ___. Me voy a quedar en ___ y voy a viajar en ___. Mi teléfono es ___.\n\nMe reporto cuando usted diga. Por favor, dígame sí o no por escrito, y si hace falta algo más.\n\nGracias.\n\nNombre y fecha',
  officer:
    'Hola, oficial ___:\n\nLe escribe ___. Es sobre ___.\n\nLe pido ___, porque ___. Le mando ___ como prueba.\n\nPor favor, contésteme por escrito antes del ___, para hacerlo bien. Mi teléfono es ___.\n\nGracias.\n\nNombre y fecha',
  landlord:
    'Estimado ___:\n\nQuiero rentar el lugar en ___. Prefiero que lo sepa por mí: en ___ tuve una condena por ___. Desde entonces he ___.\n\nTrabajo en ___ y gano $___ al mes. Puedo pagar la renta a tiempo. Puede llamar a ___ al ___, que me conoce bien.\n\nLe pido que vea quién soy hoy. Con gusto voy a conocerle.\n\nGracias.\n\nNombre y teléfono',
  employer:
    'Estimado ___:\n\nGracias por tomarme en cuenta para el puesto de ___. Quiero hablarle con la verdad. En ___ tuve una condena por ___. Me hice responsable, y desde entonces he ___.\n\nSé hacer bien ___, llego a tiempo y puedo empezar ya. ___, al ___, le puede decir cómo trabajo.\n\nOjalá me dé la oportunidad de mostrarlo.\n\nGracias.\n\nNombre y teléfono',
  support:
    'A la oficina de manutención:\n\nMe llamo ___ y mi número de caso es ___. Les pido que revisen mi orden.\n\nEstuve en la cárcel del ___ al ___. Ahora gano $___ al mes y no puedo pagar $___. Quiero pagar una cantidad que sí pueda cumplir.\n\nLes mando mis papeles de salida y mis talones de pago. Por favor, mándenme el formulario y díganme la fecha si hay audiencia.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  appeal:
    'A la oficina de beneficios:\n\nMe llamo ___ y mi número de caso es ___. El ___ me mandaron un aviso que dice ___. No estoy de acuerdo y pido una audiencia.\n\nCreo que está mal porque ___. Les mando ___.\n\nPor favor, sigan dándome los beneficios hasta la audiencia si la regla lo permite. Mándenme una copia de mi expediente.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  dispute:
    'A ___:\n\nMe llamo ___ y nací el ___. Su reporte del ___ tiene un error: dice ___. Eso no es mío, o no es cierto, porque ___.\n\nLes mando ___ como prueba. Por favor, revísenlo, corríjanlo y mándenme una copia nueva. Avisen también a quien recibió el reporte con el error.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
  family:
    'Querido ___:\n\nPienso en ti todos los días. Sé que lo que hice te lastimó, y lo siento. Tú no tienes la culpa de nada.\n\nNo te pido nada. Estoy trabajando en ___, un día a la vez. Cuando quieras, me gustaría saber cómo estás. Me puedes escribir a ___ o llamar al ___.\n\nTe quiero.\n\nNombre',
  reference:
    'Hola, ___:\n\nVoy a pedir ___, y una carta suya me ayudaría mucho. ¿Puede escribir desde cuándo me conoce, qué me ha visto hacer bien y cómo he cambiado?\n\nPuede ser corta. Ponga la fecha, su teléfono y su nombre, por favor. La necesito para el ___.\n\nGracias por su apoyo.\n\nNombre y teléfono',
  general:
    'Estimado ___:\n\nMe llamo ___. Le escribo porque ___.\n\nEsto fue lo que pasó: ___. Esto es lo que he hecho desde entonces: ___.\n\nLe pido ___. Le mando ___ como prueba.\n\nPor favor, contésteme a ___ antes del ___.\n\nGracias.\n\nNombre, dirección, teléfono, fecha',
} satisfies Translated<typeof en.reggieLetters>
