import type { replyStarters as english } from '../en/reply-starters.ts'
import type { Translated } from '../shape.ts'

export const replyStarters = {
  accepted: {
    weCall: {
      name: 'Sí: le vamos a llamar',
      text: 'Gracias por escribir. Sí, le podemos ayudar. Pronto le va a llamar uno de nosotros. Si no alcanza a contestar, llame y diga que nos escribió por aquí.',
    },
    comeIn: {
      name: 'Sí: venga a vernos',
      text: 'Gracias por escribir. Sí, le podemos ayudar. Puede venir en nuestro horario. No hace falta cita. Diga en la entrada que nos escribió por aquí.',
    },
    appointment: {
      name: 'Sí: una cita para usted',
      text: 'Gracias por escribir. Sí, le podemos ayudar. Ya tiene una cita. El día y la hora están abajo. Si no puede venir, llame y buscamos otro día.',
    },
  },
  needs_you: {
    papers: {
      name: 'Hacen falta unos papeles',
      text: 'Gracias por escribir. Le queremos ayudar. Antes necesitamos unos papeles. La lista está abajo. Si le falta uno, venga de todos modos. Le ayudamos a sacarlo.',
    },
    callUs: {
      name: 'Por favor, llame antes',
      text: 'Gracias por escribir. Le queremos ayudar. Antes queremos hacerle unas preguntas. Llame cuando pueda hablar sin peligro. Son unos diez minutos.',
    },
    waitlist: {
      name: 'Puede entrar en la lista',
      text: 'Gracias por escribir. Hoy no hay lugar, pero hay una lista. Llame si quiere estar en ella. Le decimos cuánto tarda.',
    },
  },
  declined: {
    full: {
      name: 'No: no hay lugar',
      text: 'Gracias por escribir. Por ahora no tenemos lugar. Lo sentimos. Abajo hay otros que tal vez tengan cupo. Puede escribir otra vez más tarde.',
    },
    area: {
      name: 'No: queda fuera de la zona',
      text: 'Gracias por escribir. Solo podemos ayudar a quien vive en esta zona. Lo sentimos. Los lugares de abajo le quedan más cerca. También puede llamar al 2-1-1.',
    },
    otherService: {
      name: 'No: no damos este servicio',
      text: 'Gracias por escribir. Aquí no damos lo que usted busca. Lo sentimos. En los lugares de abajo le pueden ayudar. También puede llamar al 2-1-1.',
    },
  },
} satisfies Translated<typeof english>
