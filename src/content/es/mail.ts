import type { mail as en } from '../en/mail.ts'
import type { Translated } from '../shape.ts'

export const mail = {
  hello: 'Hola:',
  footer: 'Next Chapter. Ayuda gratis para empezar de nuevo.',
  linkNote: 'El enlace es para usted. Por favor, no lo comparta.',
  introduction: {
    subject: 'Alguien le pide ayuda a {name}',
    text: 'Alguien le pidió ayuda a {name} y espera una respuesta antes del {date}.\n\nLéalo y responda aquí. Toma dos minutos y no necesita una cuenta:\n{link}\n\nEl enlace abre solo esta solicitud. Sirve por 14 días.',
  },
  overdue: {
    subject: 'Alguien espera una respuesta de {name}',
    text: 'Alguien le pidió ayuda a {name} y todavía no tiene respuesta.\n\nPuede responder aquí, aunque sea con un no:\n{link}\n\nEl enlace abre solo esta solicitud. Sirve por 14 días.',
  },
  messageWaiting: { subject: 'Tiene un mensaje en Next Chapter', text: 'Tiene un mensaje en Next Chapter' },
  numberChanged: {
    subject: 'Alguien que le pidió ayuda a {name} cambió de número',
    text: 'Alguien que le pidió ayuda a {name} tiene un número de teléfono nuevo.\n\nVéalo aquí:\n{link}\n\nEl enlace abre solo esta solicitud. Sirve 14 días.',
  },
  freshness: {
    subject: '¿Todo sigue bien en {name}?',
    text: 'Hace {days} días que nadie revisa lo que mostramos de {name}.\n\nPor favor, revíselo aquí y toque “Todo sigue bien”, o cambie lo que no está bien:\n{link}',
  },
  invitation: {
    subject: 'Su invitación a Next Chapter',
    text: '{name} le invita a responder a personas que piden ayuda.\n\nAbra este enlace para elegir una frase secreta. Sirve por 72 horas:\n{link}',
  },
  reset: {
    subject: 'Una nueva frase secreta',
    text: 'Alguien pidió una nueva frase secreta para este correo. Si fue usted, abra este enlace. Sirve una vez, por 30 minutos:\n{link}\n\nSi no fue usted, no tiene que hacer nada.',
  },
  guessedPassphrase: {
    subject: 'Alguien quiere adivinar su frase secreta',
    text: 'Hoy hubo muchos intentos fallidos de entrar con este correo. Ninguno funcionó. Su cuenta sigue abierta donde ya estaba, y usted puede entrar como siempre. Tal vez tarde unos segundos más.\n\nSi usa esta frase en otro lugar, ponga una nueva:\n{link}',
  },
  guessedCodes: {
    subject: 'Alguien quiere adivinar sus códigos',
    text: 'Alguien escribió códigos que no son los de su cuenta. Tal vez sabe su frase secreta o lee su correo. Ninguno funcionó.\n\nEntre y ponga una frase nueva ya. Por un día le pedimos dos códigos seguidos, o un código de reserva:\n{link}',
  },
  /** To the head administrators; the audit log says which account. */
  guessedAccount: {
    subject: 'Alguien quiere entrar a una cuenta',
    text: 'Hubo muchos intentos fallidos de entrar a una de nuestras cuentas. Ninguno funcionó, y ninguna cuenta se apagó.\n\nVea cuál es en la página de las cuentas, y pregunte a esa persona si fue ella:\n{link}',
  },
  claimReceived: {
    subject: 'Recibimos su solicitud para {name}',
    text: 'Gracias. Antes de activarla, llamamos a {name} a un número que buscamos nosotros. Luego le avisamos.\n\nSi usted no la envió, no tiene que hacer nada.',
  },
  claimApproved: {
    subject: '{name} ya puede responder a quien pide ayuda',
    text: 'Llamamos y lo confirmamos: usted representa a {name}. Desde ahora le escribimos cuando alguien pida ayuda.\n\nSi también quiere entrar con una cuenta, elija aquí una frase secreta. El enlace sirve por 72 horas:\n{link}',
  },
  /** To someone who already has an account. */
  claimAdded: {
    subject: 'Ya agregamos {name} a sus lugares',
    text: 'Llamamos y lo comprobamos: usted representa a {name}. Ya lo agregamos a sus otros lugares.\n\nEntre aquí para verlo:\n{link}',
  },
  claimRefused: {
    subject: 'No pudimos confirmar su solicitud para {name}',
    text: 'No pudimos confirmar que usted representa a {name}. La razón: {reason}\n\nPuede enviar la solicitud otra vez.',
  },
  changeApproved: {
    subject: 'Su cambio en {name} ya es público',
    text: 'Una persona revisó su cambio en {name}. Ya es público.',
  },
  changeRefused: {
    subject: 'Su cambio en {name} no se publicó',
    text: 'Una persona revisó su cambio en {name} y decidió no publicarlo. La razón: {reason}\n\nPuede cambiarlo y enviarlo otra vez.',
  },
  openingPublished: {
    subject: 'Una oferta de {name} ya es pública',
    text: 'Una persona revisó una oferta que publicó {name}. Ya es pública.\n\nAquí puede ver hasta cuándo, y retirarla si quiere:\n{link}',
  },
  openingRefused: {
    subject: 'Una oferta de {name} no se publicó',
    text: 'Una persona revisó una oferta que envió {name} y no la hizo pública. La razón: {reason}\n\nPuede cambiarla y enviarla otra vez aquí:\n{link}',
  },
  openingTakenDown: {
    subject: 'Retiramos una oferta de {name}',
    text: 'Una persona retiró una oferta que publicó {name}. La gente ya no la ve. La razón: {reason}\n\nPuede cambiarla y enviarla otra vez aquí:\n{link}',
  },
  eventPublished: {
    subject: 'Un evento de {name} ya es público',
    text: 'Una persona revisó un evento que anunció {name}. Ya está en la página de la comunidad.\n\nAquí lo puede ver, y retirarlo si quiere:\n{link}',
  },
  eventRefused: {
    subject: 'Un evento de {name} no se publicó',
    text: 'Una persona revisó un evento que anunció {name} y no lo hizo público. La razón: {reason}\n\nPuede escribirlo otra vez aquí:\n{link}',
  },
  eventTakenDown: {
    subject: 'Quitamos de la página un evento de {name}',
    text: 'Una persona quitó un evento de {name} de la página de la comunidad. La razón: {reason}\n\nPuede escribirlo otra vez aquí:\n{link}',
  },
  answerPublished: {
    subject: 'Una respuesta de {name} ya es pública',
    text: 'Una persona revisó una respuesta que escribió {name}. Ya está en la página de la comunidad.\n\nAquí la puede ver, y retirarla si quiere:\n{link}',
  },
  answerRefused: {
    subject: 'Una respuesta de {name} no se publicó',
    text: 'Una persona revisó una respuesta que escribió {name} y no la hizo pública. La razón: {reason}\n\nPuede escribirla otra vez aquí:\n{link}',
  },
  answerTakenDown: {
    subject: 'Quitamos de la página una respuesta de {name}',
    text: 'Una persona quitó una respuesta de {name} de la página de la comunidad. La razón: {reason}\n\nPuede verla aquí:\n{link}',
  },
  accessChanged: {
    subject: 'Un cambio en quién puede actuar por {name}',
    text: 'Esto cambió: {reason}\n\nPuede ver todos los cambios en Ajustes, Personas:\n{link}\n\nSi algo no está bien, cámbielo ahí ahora y avísenos.',
  },
  claimAsksYou: {
    subject: 'Alguien pide actuar por {name}',
    text: 'Alguien nos mandó una solicitud para un lugar que {name} ya maneja. Usted decide: agregar a esta persona a su equipo o decir que no.\n\nPor favor, decida antes del {date}. Si para entonces no sabemos nada de usted, dos personas de nuestro equipo revisarán la solicitud.\n\nVea quién es y decida aquí:\n{link}',
  },
  claimDeclined: {
    subject: 'Su solicitud para {name}',
    text: '{name} ya tiene un equipo aquí y no le agregó. Si usted trabaja ahí, hable con ellos.',
  },
} satisfies Translated<typeof en>
