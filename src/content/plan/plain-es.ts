/** Pasos de `tasks/urgent-cases.ts` y `tasks/plain-cases.ts`. */
export const plainTasks = {
  'danger-sign': {
    title: 'Llame al 911 o vaya ya a emergencias',
    detail:
      'No espere a una clínica. En emergencias le tienen que revisar, aunque no tenga dinero ni ID. No maneje y no se quede a solas.',
    say: 'Necesito ayuda ahora. Le digo qué siento, cuándo empezó y dónde estoy.',
    who: 'al 911',
  },
  'pregnancy-danger': {
    title: 'Vaya ya al hospital por usted y el bebé',
    detail:
      'Vaya a maternidad o a emergencias. No espere a una clínica. Le tienen que revisar aunque no tenga dinero. ¿Sangra mucho? Llame al 911.',
    say: 'Hay una señal de peligro en mi embarazo. Le digo cuál y desde cuándo. ¿Puedo ir ahora mismo?',
    who: 'al hospital más cercano',
  },
  'dialysis-now': {
    title: 'Consiga hoy su diálisis',
    detail:
      'Llame a un centro de diálisis y pida lugar hoy. ¿No hay? Vaya a emergencias y dígalo. ¿Hinchazón o falta de aire? Llame al 911.',
    say: 'Estoy en diálisis y me faltó una. ¿Me pueden atender hoy? Si no, ¿a qué hospital voy ahora?',
    who: 'a un centro de diálisis o a emergencias',
  },
  'oxygen-now': {
    title: 'Consiga más oxígeno antes de que se acabe',
    detail:
      'Llame hoy a la compañía que dice el tanque. Diga cuántas horas le quedan. ¿No ayudan o ya se acabó? Vaya a emergencias o llame al 911.',
    say: 'Necesito oxígeno para respirar y ya se me acaba. ¿Me traen más hoy? ¿Qué necesitan del doctor?',
    who: 'a la compañía de oxígeno (el nombre está en el tanque)',
  },
  'insulin-today': {
    title: 'Consiga insulina hoy',
    detail:
      'Vaya ya a emergencias o a una clínica urgente y diga que no tiene. Le tienen que revisar aunque no tenga dinero. ¿Vomita? Llame al 911.',
    say: 'Tengo diabetes y ya no tengo insulina. ¿Me pueden ver ahora mismo? ¿Cuánto cuesta?',
    who: 'a emergencias o a una clínica urgente',
  },
  'seizure-medicine': {
    title: 'Consiga hoy su medicina para las convulsiones',
    detail:
      'Pida en su farmacia pastillas para unos días, o vaya a emergencias. No maneje ni suba a lo alto. ¿Le da un ataque? Llamen al 911.',
    say: 'Tomo medicina para las convulsiones y ya casi no tengo. ¿Me dan hoy para unos días?',
    who: 'a su farmacia o a una clínica urgente',
  },
  'fresh-injury': {
    title: 'Que un doctor le vea hoy el golpe',
    detail:
      'Vaya a una clínica urgente o a emergencias. Le tienen que revisar aunque no tenga dinero. ¿Le cuesta respirar, vomita o se desmaya? Llame al 911.',
    say: 'Me lastimé. Le digo dónde me duele y desde cuándo. ¿Me pueden revisar hoy?',
    who: 'a una clínica urgente o a emergencias',
  },
  'benefit-renewal': {
    title: 'Mande los papeles para que no le quiten su ayuda',
    detail:
      'Busque en la carta el último día. Llame al número que trae y pregunte qué falta. Entregue copias unos días antes y guarde prueba. ¿No entiende la carta? Pida un intérprete; es gratis.',
    say: 'Me llegó una carta que dice que mi ayuda se acaba. ¿Qué papeles necesitan y para qué día? ¿Los puedo entregar hoy?',
    who: 'al número que viene en la carta',
    ask211: 'ayuda con los papeles para renovar mis beneficios',
  },
  'wage-claim': {
    title: 'Pida el pago que le deben',
    detail:
      'Apunte los días y las horas que trabajó. Guarde mensajes. Pida el pago por escrito. ¿No pagan? Ponga una queja gratis en la oficina laboral.',
    say: 'Trabajé y no me pagaron. ¿Cómo pongo una queja? ¿Me puede castigar el jefe por eso?',
    ask211: 'ayuda legal gratis porque no me pagaron',
  },
  'night-care': {
    title: 'Busque quien cuide a sus hijos de noche',
    detail:
      'Pida una guardería con horas de noche y ayuda para pagarla. Túrnese con familia o alguien del trabajo. Avise pronto a su jefe si le falta.',
    say: 'Trabajo de noche y busco quien cuide a mis hijos. ¿Quién tiene horas de noche? ¿El estado ayuda a pagar?',
    ask211: 'cuidado de niños de noche y ayuda para pagarlo',
  },
  'day-shift': {
    title: 'Pregunte a su jefe por el turno de día',
    detail:
      'Diga por qué en una frase y desde cuándo puede. Pida ser el siguiente en la lista. Siga llegando a tiempo hasta que cambie.',
    say: 'Quiero trabajar de día. ¿Cuándo me podría cambiar? ¿Me pone en la lista?',
    who: 'a su jefe',
  },
  'state-line-okay': {
    title: 'Pida un permiso antes de salir del estado',
    titleOn: 'Pida un permiso de viaje antes del {date}',
    detail:
      'Pídalo por escrito a su oficial: a dónde, por qué, qué días. ¿No tiene el papel? No cruce. Avise al jefe o a la familia que espere.',
    say: 'Tengo que salir del estado por trabajo o familia. Le doy el lugar y los días. ¿Me da un permiso por escrito?',
    who: 'a su oficial',
  },
  'case-elsewhere': {
    title: 'Llame a la corte donde está el caso',
    detail:
      'Pida el número del caso y la próxima fecha. Pregunte si puede ir por teléfono o video, y cómo pasar el caso más cerca.',
    say: 'Tengo un caso allá y vivo lejos. ¿Cuándo es la próxima fecha? ¿Puedo ir por teléfono o video? ¿Quién es el defensor público?',
    who: 'a la corte del condado del caso',
  },
  'renew-cert': {
    title: 'Ponga al día su certificado',
    detail:
      'Pregunte en la escuela, el sindicato o la compañía que lo dio qué se necesita: un examen, una clase, un pago. Un centro de empleo puede ayudar.',
    say: 'Se me venció el certificado de trabajo. ¿Qué hago para renovarlo? ¿Me ayudan a pagar?',
    ask211: 'un centro de empleo que ayude a pagar certificados',
  },
  'career-check': {
    title: 'Pregunte si le dejan entrar a este trabajo',
    detail:
      'Antes de pagar o mandar algo, llame a la junta estatal (para enfermería, la board of nursing). Pregunte en la escuela si revisan antecedentes.',
    say: 'Tengo un caso viejo. ¿Lo pueden ver antes de que pague clases? ¿Qué casos no dejan entrar?',
    who: 'a la junta estatal de ese trabajo',
  },
  'first-word': {
    title: 'Mande unas palabras a su familia',
    detail:
      'Diga que ya salió, que piensa en ellos y cómo encontrarle. No pida nada todavía. Alguien que los conoce puede llamar antes.',
    say: 'Ya salí y pienso en ti. Cuando quieras, me gustaría hablar. Este es mi número.',
    who: 'a quien extraña, o a alguien que conocen los dos',
  },
  'snap-for-kids': {
    title: 'Pida SNAP solo para sus hijos nacidos aquí',
    detail:
      'Diga que lo pide solo para los niños. Lleve sus actas. ¿Le preocupan los papeles? Pregunte antes en ayuda legal. Las despensas no preguntan.',
    say: 'Quiero pedir SNAP solo para mis hijos. Ellos nacieron aquí. ¿Qué necesitan de ellos?',
    ask211: 'ayuda para pedir SNAP solo para mis hijos',
  },
  'case-copies': {
    title: 'Pida copias certificadas de su caso viejo',
    detail:
      'Las da la corte donde fue. Pida la decisión final (disposition). El abogado la tiene que leer antes de que viaje o mande algo.',
    say: 'Necesito copias certificadas de un caso viejo, con la decisión final. ¿Cuánto cuestan? ¿Cómo las pido?',
    who: 'a la corte que tuvo el caso',
  },
  'wic-visit': {
    title: 'Llame a WIC: comida durante el embarazo',
    detail:
      'WIC da comida ahora y fórmula después. No importan sus antecedentes. ¿Le falta un papel? Vaya y pregunte qué más sirve.',
    say: 'Quiero apuntarme por mi embarazo. ¿Cuándo puedo ir y qué llevo?',
    ask211: 'la clínica de WIC para un embarazo',
  },
} as const
