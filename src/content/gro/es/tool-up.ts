import type { ModuleLessons } from '#domain/gro/lessons.ts'
import type { Translated } from '../../shape.ts'
import type { toolUp as en } from '../en/tool-up.ts'

export const toolUp = {
  why: [
    'Hoy el trabajo, las oficinas y la familia se comunican por teléfono y en línea.',
    'Con unos hábitos seguros, usted puede usar todo eso sin miedo.',
  ],
  lessons: {
    phone: {
      title: 'Usar un teléfono después de años adentro',
      body: [
        'Los teléfonos cambiaron mucho en estos años. Usted puede aprender con pasos cortos. No se rompe si toca algo mal.',
        {
          steps: [
            'Ponga un bloqueo. Abra Ajustes y busque Bloqueo de pantalla. Elija un PIN que no sea su fecha de nacimiento.',
            'Use el wifi gratis de una biblioteca o un albergue. Así no gasta los datos que paga.',
            'Aprenda tres movimientos con el dedo. Toque para abrir. Deslice hacia arriba para ir al inicio. Deslice desde el lado para volver.',
            'Baje apps nuevas solo de la tienda que ya trae el teléfono.',
            'Guarde cinco números: familia, un amigo, su oficial, quien lleva su caso y el 2-1-1.',
          ],
        },
        '¿Se atoró? Vaya a una biblioteca y diga: “¿Me enseña lo básico?” Lo oyen todos los días, y la ayuda es gratis.',
      ],
      task: 'Ponga el bloqueo de pantalla y guarde cinco números.',
    },
    scams: {
      title: 'Reconocer una estafa',
      body: [
        'El estafador quiere que usted sienta miedo y prisa. Su mejor defensa es ir despacio.',
        'Pare cuando alguien:',
        {
          list: [
            'le pide pagar con tarjetas de regalo, cripto o un giro',
            'dice que pague ya o va a la cárcel',
            'pide un código, una contraseña o su número de Seguro Social',
            'dice que ganó, pero que primero debe pagar',
            'manda un enlace que usted no pidió',
          ],
        },
        'Las cortes, la oficina de impuestos y los oficiales no cobran con tarjetas de regalo. Diga: “Yo llamo a la oficina.” Luego cuelgue. Use el número de sus papeles, no el que le dieron.',
        '¿Ya pagó o dio datos? Le pasa a gente lista. Llame ya a su banco. Luego cambie sus contraseñas.',
      ],
      task: 'Diga esta frase en voz alta tres veces: “Yo llamo a la oficina.”',
    },
    passwords: {
      title: 'Hacer contraseñas seguras',
      body: [
        'Una buena contraseña es larga. Es fácil de recordar para usted y difícil de adivinar para otros.',
        {
          list: [
            'Use cuatro palabras que no vayan juntas y un número. Invente las suyas.',
            'No ponga su nombre, el de sus hijos, su fecha de nacimiento ni su número de ID.',
            'Use una distinta para cada cosa importante: correo, banco, beneficios.',
            'La puede apuntar en papel. Guarde el papel en un lugar seguro, no en la cartera.',
            'No la diga nunca por llamada ni por texto. Una oficina de verdad no la pide.',
          ],
        },
        'Active un segundo paso. Muchas apps mandan un código a su teléfono cuando entra. No dé ese código a nadie, aunque digan que son del banco.',
        'Primero va el correo. Quien lo abre puede abrir casi todo lo demás.',
      ],
      task: 'Cambie la contraseña de su correo por cuatro palabras y un número.',
    },
    jobEmail: {
      title: 'Un correo para pedir trabajo',
      body: [
        'Casi todos los trabajos piden un correo. Es gratis. Se hace en unos diez minutos.',
        {
          steps: [
            'Abra la app de correo en su teléfono, o un correo gratis en la biblioteca. Toque Crear cuenta.',
            'Elija un nombre simple: nombre, apellido y un número. Lo va a ver un jefe.',
            'Haga una contraseña larga y escríbala en papel.',
            'Ponga un número de teléfono que no vaya a cambiar. Con ese vuelve a entrar si se traba.',
            'Mande una prueba a un amigo.',
          ],
        },
        'Para mandar su currículum, toque el clip y elija el archivo. Escriba dos líneas: quién es usted y qué trabajo quiere.',
        'Vea su correo una vez al día. Vea también la carpeta Spam. Ahí caen muchos correos de trabajo.',
      ],
      task: 'Abra su cuenta de correo. Si ya la tiene, entre y vea la carpeta Spam.',
    },
    sharedDevices: {
      title: 'Usar una computadora compartida sin riesgo',
      body: [
        'Puede usar la computadora de la biblioteca o el teléfono de un amigo. Nada más no deje la puerta abierta al irse.',
        {
          list: [
            'Abra una ventana privada. En el menú se llama Incógnito o Privada.',
            'Si le ofrece guardar su contraseña, diga que no.',
            'Cierre su sesión de correo y de beneficios cada vez.',
            'Cierre todas las ventanas. Llévese sus papeles de la impresora.',
          ],
        },
        'Con la ventana privada, quien la use después no ve lo que usted hizo. El dueño del wifi sí lo puede ver.',
        '¿Tiene reglas sobre internet o su teléfono? Pregunte antes a su oficial. No quite nada que le hayan puesto.',
        '¿Alguien le vigila o le da miedo? Pida ayuda desde un teléfono que esa persona no pueda revisar.',
      ],
      task: 'Busque la ventana privada en el teléfono que usa y ábrala una vez.',
    },
    maps: {
      title: 'Llegar con un mapa',
      body: [
        'El mapa de su teléfono muestra el autobús, la ruta a pie y la hora. También le dice cada vuelta en voz alta.',
        {
          steps: [
            'Abra Mapas y escriba la dirección. Toque Cómo llegar.',
            'Elija autobús, a pie, bici o carro.',
            'Ponga la hora en que debe estar allí. Le dice cuándo salir.',
            'Toque Iniciar para oír cada vuelta.',
          ],
        },
        '¿No tiene datos? Busque la ruta cuando tenga wifi. Tome una foto de la pantalla, o guarde el mapa de su ciudad.',
        '¿Es su primer viaje a la corte, a un trabajo o con su oficial? Haga la prueba un día antes. Luego salga 30 minutos antes.',
        '¿Hay lugares donde no puede estar? Revise la ruta primero.',
      ],
      task: 'Busque la ruta a su próxima cita y anote a qué hora salir.',
    },
  },
  check: [
    {
      ask: 'Le llaman y dicen que hay una orden de arresto y que pague con tarjetas de regalo. ¿Qué hace?',
      choices: [
        'Pago rápido para que se acabe',
        'Cuelgo y llamo al número de mis papeles',
        'Doy mi Seguro Social para que revisen',
      ],
      right: 1,
      why: 'Una corte de verdad no cobra con tarjetas de regalo, y el número de sus papeles es seguro.',
    },
    {
      ask: '¿Cuál es la mejor contraseña?',
      choices: [
        'Mi nombre y mi año de nacimiento',
        'Una palabra corta para todo',
        'Cuatro palabras que no vayan juntas y un número',
      ],
      right: 2,
      why: 'Una contraseña larga y rara es difícil de adivinar. Si usa una distinta para cada cosa y le roban una, no entran a las demás.',
    },
    {
      ask: 'Usted leyó su correo en la biblioteca. ¿Qué hace al final?',
      choices: [
        'Cierro mi sesión y las ventanas',
        'Guardo la contraseña para otro día',
        'Lo dejo abierto para después',
      ],
      right: 0,
      why: 'Si no cierra la sesión, la persona que sigue puede leer su correo.',
    },
  ],
} as const satisfies ModuleLessons<'toolUp'> & Translated<typeof en>
