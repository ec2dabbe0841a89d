import type { partnerGuide as english } from '../en/partner-guide.ts'
import type { Translated } from '../shape.ts'

export const partnerGuide = {
  answer: {
    title: 'Responder a alguien',
    text: 'Abra la solicitud y elija Aceptar, Pedir algo o Decir que no. Escriba un mensaje corto, de hasta 500 caracteres. Usted ve lo que va a ver la persona. Nada sale antes de tocar Enviar.',
  },
  answerLink: {
    title: 'Responder con el enlace del correo',
    text: 'El enlace del correo abre una sola solicitud. No hace falta una cuenta. Sirve 14 días y se abre diez veces. No lo pase a nadie: quien lo tiene puede leer lo que la persona escribió.',
  },
  decline: {
    title: 'Decir que no, y decirlo bien',
    text: 'Primero dé las gracias. Elija la razón y dígala en palabras claras. Nombre uno o dos lugares más. Un no a tiempo ayuda: así la persona puede seguir buscando.',
  },
  needsYou: {
    title: 'Pedir algo antes',
    text: 'Elija Pedir algo. Diga qué hace falta y para qué. Ponga qué hay que traer. Diga qué hacer si falta un papel, para que nadie deje de venir por eso.',
  },
  call: {
    title: 'Llamar sin hacer daño',
    text: 'Pregunte si la persona les escribió. No diga de dónde llama hasta que la persona diga que sí. No deje datos en el buzón: solo su nombre y un número. Otra persona podría contestar o escuchar.',
  },
  attempt: {
    title: 'Anotar una llamada',
    text: 'Abra la solicitud y toque lo que pasó: contestó, no contestó, dejé recado o no es el número. Solo lo ve su grupo.',
  },
  notes: {
    title: 'Notas para su equipo',
    text: 'Puede dejar una nota en una solicitud. La persona nunca la ve. Se borra junto con la solicitud. Escriba solo lo que los demás deben saber.',
  },
  assign: {
    title: 'Quién se hace cargo',
    text: 'Abra la solicitud y elija quién se hace cargo. Con el filtro Mías ve las suyas. Cualquiera del equipo puede pasar una a otra persona.',
  },
  walkIn: {
    title: 'Alguien llegó sin aviso',
    text: 'Cuente la visita en la página de solicitudes. Elija el lugar y, si quiere, qué buscaba. No se guarda ningún nombre. Así sus números muestran todo lo que hacen.',
  },
  outcome: {
    title: 'Decir si sirvió',
    text: 'Abra la solicitud y toque Recibió ayuda o No recibió ayuda. La persona también lo puede decir. Después pasa a Cerradas.',
  },
  overdue: {
    title: 'En cuánto tiempo responder',
    text: 'Las urgentes: en 24 horas. Las demás: en 3 días. Las que no tienen prisa: en 7 días. Después le damos a la persona otros lugares, y a usted le avisamos.',
  },
  pause: {
    title: 'Hacer una pausa',
    text: 'Abra su ficha y toque Pausa. Escriba por qué en los dos idiomas. Su tarjeta lo dice y el botón Conectar no funciona. Las solicitudes que ya tiene las sigue viendo.',
  },
  full: {
    title: 'Ya no hay lugar',
    text: 'Abra su ficha y diga que no hay lugar, con una fecha si la sabe. También puede decir cuántas solicitudes abiertas puede atender. Si hay más, las nuevas quedan en pausa.',
  },
  away: {
    title: 'Días en que no hay nadie',
    text: 'Ponga sus días fuera en Ajustes, hasta 90 días. Deje un mensaje corto en los dos idiomas. Su tarjeta lo muestra, y el plazo para responder se detiene.',
  },
  confirm: {
    title: 'Tener su ficha al día',
    text: 'Toque Todo sigue bien si todo es correcto. Le preguntamos a los 80 y a los 90 días. A los 100 días se quita la marca. A los 180 días su ficha sale al final.',
  },
  editListing: {
    title: 'Cambiar su ficha',
    text: 'Casi todo se ve al momento. El nombre, la calle, el teléfono y a quién reciben los revisa antes una persona. Mientras tanto la gente ve lo de antes.',
  },
  addLocation: {
    title: 'Agregar un lugar',
    text: 'Quien está a cargo puede agregar otro lugar en la página de fichas. Una persona lo revisa antes de publicarlo.',
  },
  invite: {
    title: 'Invitar a alguien del equipo',
    text: 'Quien está a cargo abre Ajustes y luego Personas. Escriba el correo del trabajo y elija qué puede hacer. El enlace sirve 72 horas.',
  },
  roles: {
    title: 'Quién puede hacer qué',
    text: 'Quien solo mira ve la lista y los números, pero no cómo comunicarse con la gente. El equipo lee y responde. Quien está a cargo también invita, pausa y cambia los ajustes.',
  },
  secondStep: {
    title: 'El segundo paso para entrar',
    text: 'Abra Ajustes y luego Seguridad. Lea el código con una app de su teléfono y escriba el número que sale. Imprima los códigos de reserva. Cada uno sirve una vez.',
  },
  passphrase: {
    title: 'Una frase secreta nueva',
    text: 'En la página de entrada toque “Olvidé mi frase secreta”. Le llega un enlace que sirve una vez, por 30 minutos. Use al menos 15 caracteres. Cuatro palabras raras son fáciles de recordar.',
  },
  templates: {
    title: 'Respuestas ya listas',
    text: 'Abra Ajustes y luego Textos listos. Escriba cada una en los dos idiomas. Al responder, elija una y cambie lo que haga falta.',
  },
  privacy: {
    title: 'Qué se guarda, y cuánto tiempo',
    text: 'Lo que la persona escribió solo lo abre su grupo. Se borra 30 días después del último mensaje o de la última cita. Cada vez que alguien lo lee queda anotado. Después solo quedan números.',
  },
  part2: {
    title: 'Salud y tratamiento de drogas',
    text: 'Si su grupo da tratamiento de drogas, puede que les toque la ley 42 CFR Parte 2. Entonces no puede pasar a otros lo que la persona le contó sin su permiso por escrito. Si tiene dudas, pregunte a su abogado.',
  },
  withdrawn: {
    title: 'La persona canceló',
    text: 'La persona puede cancelar su solicitud cuando quiera. Entonces su nombre y su historia se borran al momento. Usted solo ve que la canceló. Por favor, no llame.',
  },
  export: {
    title: 'Llevarse sus datos',
    text: 'Quien está a cargo puede guardar un archivo en Ajustes. Tiene sus ajustes, respuestas, fichas, equipo y números. No dice nada de quienes pidieron ayuda.',
  },
  numbers: {
    title: 'Por qué faltan algunos números',
    text: 'Con un número menor de 11 se puede saber quién es la persona, y por eso no sale. A veces quitamos otro más, para que nadie lo pueda calcular.',
  },
  poster: {
    title: 'Su cartel',
    text: 'En la página de números puede imprimir un cartel con un código, en los dos idiomas. El código abre esta página y así sabemos que la visita viene de ustedes. Contamos visitas, no personas.',
  },
  danger: {
    title: 'Alguien está en peligro',
    text: 'Si alguien puede salir herido ahora, llame al 911. Si habla de quitarse la vida, llame o mande un texto al 988, de día o de noche. Si puede, no deje sola a la persona. Luego siga las reglas de su grupo.',
  },
} satisfies Translated<typeof english>
