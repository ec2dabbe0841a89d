import type { Translated } from '../shape.ts'
import type { hardTasks as english } from './hard-en.ts'

/** Un paso para cada hecho difícil: `tasks/hard-facts.ts`. */
export const hardTasks = {
  'eviction-answer': {
    title: 'Entregue su respuesta al desalojo',
    titleOn: 'Entregue su respuesta al desalojo antes del {date}',
    detail:
      'El papel dice cuántos días tiene. Cuente desde el día que lo recibió. Pida en la corte el formulario para responder y pregunte si le perdonan la cuota. Entréguelo pronto y guarde copia sellada.',
    say: 'Me llegaron papeles de desalojo. ¿Cómo entrego mi respuesta y cuál es el último día? ¿Me pueden perdonar la cuota?',
    who: 'a la oficina de la corte (el número está en el papel)',
  },
  'offer-officer': {
    title: 'Pídale a su oficial permiso para el trabajo',
    titleOn: 'Pídale a su oficial permiso para el trabajo antes del {date}',
    detail:
      'Pida al jefe una carta con lugar, horas y primer día. Pida por escrito que le cambien la hora de llegada o la zona. ¿No contesta? Pida hablar con el supervisor. Espere el permiso.',
    say: 'Tengo una oferta de trabajo por escrito: el lugar, las horas y el primer día. ¿Me puede cambiar la hora de llegada o la zona para tomarlo?',
    who: 'a su oficial',
  },
  'offer-employer': {
    title: 'Diga en el trabajo cómo va todo',
    detail:
      'Diga que quiere el trabajo y qué está esperando. Pida la oferta por escrito. Pregunte si le guardan el puesto, o si hay otras horas u otra tarea mientras.',
    say: 'Quiero este trabajo. Ya estoy arreglando lo que me pidieron y pronto le aviso. ¿Me guarda el puesto, o puedo empezar con otro horario o en otra cosa?',
    who: 'al jefe que le ofreció el trabajo',
  },
  'restitution-plan': {
    title: 'Arregle los pagos de su restitución',
    titleOn: 'Arregle sus pagos antes del {date}',
    detail:
      'Pregunte cuánto debe y cuánto le quitan del cheque. Ofrezca algo que sí pueda dar. Lleve sus talones de pago y el recibo de la renta. Pague algo y guarde el recibo.',
    say: 'Quiero pagar mi restitución. ¿Cuánto debo y cuánto me quitan del cheque? ¿Me dan un plan que pueda cumplir?',
    who: 'a su oficial o encargado, o a la oficina de la corte',
  },
  'support-hearing': {
    title: 'Junte pruebas para la audiencia de manutención',
    titleOn: 'Junte pruebas para la audiencia del {date}',
    detail:
      'Lleve talones de pago y prueba de su trabajo, de su renta, de lo que ha pagado y del tiempo que estuvo adentro. Pida un pago que pueda dar. Pregunte por su licencia.',
    say: 'Tengo una audiencia de manutención. ¿Qué llevo? ¿Podemos quedar en un pago que pueda dar? ¿Qué hago para que me devuelvan la licencia?',
    ask211: 'ayuda con una audiencia de manutención',
  },
  'snap-status': {
    title: 'Pregunte qué pasó con sus estampillas',
    detail:
      'Pregunte si su caso está abierto, qué falta y cuándo llega la tarjeta. ¿La perdió o la tiene otra persona? Pida otra tarjeta y PIN. ¿No tiene comida? Pida SNAP de emergencia.',
    say: 'No me está llegando mi SNAP. ¿Está abierto mi caso? ¿Qué falta? ¿Se puede apurar?',
    ask211: 'ayuda con un caso de SNAP y comida hoy',
  },
  'check-restart': {
    title: 'Pida al Seguro Social que le vuelva a mandar su cheque',
    detail:
      'No vuelve solo. Vaya en persona si puede, con sus papeles de salida. ¿Estuvo adentro 12 meses o más? Tal vez deba pedirlo otra vez.',
    say: 'Me quitaron el cheque cuando me encerraron. Ya salí y tengo mis papeles de salida. ¿Qué hago para que me lo vuelvan a mandar?',
    ask211: 'ayuda para volver a recibir mi cheque del Seguro Social',
  },
  'case-plan-start': {
    title: 'Apúntese a la clase y pida cita para las pruebas',
    detail:
      'Pregunte dónde es la clase y dónde son las pruebas. Apúntese esta semana. Pida un papel que diga que se apuntó y llévelo a la corte.',
    say: 'Quiero empezar mi plan ya. ¿Dónde tomo la clase y dónde me hacen las pruebas? ¿Quién paga? ¿Me dan un comprobante de que fui?',
    who: 'a la persona que lleva el caso de sus hijos',
  },
  'ask-visits': {
    title: 'Pida visitas con sus hijos',
    detail:
      'Pida un día y un lugar fijos, y llamadas entre visitas. Pregunte qué le falta del plan. ¿No contestan? Escriba y dígale a su abogado.',
    say: 'Quiero ver a mis hijos. ¿Cuándo empiezan las visitas y dónde? ¿Qué me falta del plan? Démelo por escrito, por favor.',
    who: 'a la persona que lleva el caso de sus hijos',
  },
  'family-home': {
    title: 'Busque un lugar para usted y sus hijos',
    detail:
      'Quédese donde está hasta tenerlo. Pida un albergue para familias, una casa para mamás y bebés, o un programa que acepte niños. Apúntese en más de una lista.',
    say: 'Busco un lugar donde mi familia pueda estar junta. ¿Hay cupo? ¿Cómo me apunto?',
    ask211: 'un albergue para familias o una casa para mamá o papá con hijos o un bebé',
  },
  'work-permit': {
    title: 'Empiece a renovar su permiso de trabajo',
    detail:
      'Pregunte al abogado antes de mandar la solicitud. Lleve el permiso, papeles de corte y de salida. Empiece meses antes. Un notario no es abogado.',
    say: 'Mi permiso de trabajo vence pronto y tengo antecedentes. ¿Lo puedo renovar sin riesgo? ¿Cuándo lo mando? ¿Me pueden perdonar la cuota?',
    ask211: 'ayuda legal gratis para renovar un permiso de trabajo',
  },
  'checkin-ready': {
    title: 'Alístese para la cita con ICE',
    titleOn: 'Alístese para la cita con ICE del {date}',
    detail:
      'Hable con un abogado antes de ir, y no falte. Lleve sus papeles. Deje con alguien de confianza copias, el número del abogado y un plan para sus hijos.',
    say: 'Tengo una cita con ICE. ¿Un abogado puede ver mi caso antes? ¿Qué llevo?',
    ask211: 'un abogado de inmigración gratis antes de una cita con ICE',
  },
  'officer-missed-words': {
    title: 'Llame a su oficial por la cita a la que faltó',
    detail:
      '¿Teme que haya una orden de arresto? Hable primero con un abogado, hoy. Luego llame antes de que le llamen. Dé un número que sirva. Pida otro día y vaya.',
    say: 'Falté a mi cita y lo quiero arreglar. Le digo por qué. ¿Cuándo puedo ir? Me encuentra en este número.',
    who: 'a su oficial',
  },
  'relapse-lawyer': {
    title: 'Hable con su abogado antes de la cita o la prueba',
    detail:
      'Pregunte qué decir y cómo pedir tratamiento, para que no digan que rompió sus reglas. Luego vaya a la cita o la prueba. Si no va, es peor. No trate de ocultarlo.',
    say: 'Tuve una recaída y tengo una cita o una prueba. ¿Qué digo? ¿Puedo pedir tratamiento? Lo que le digo queda entre nosotros, ¿verdad?',
    who: 'a su abogado o al defensor público',
  },
  'relapse-today': {
    title: 'Llame hoy a alguien sobrio',
    detail:
      'Una recaída no borra sus días sin usar. Llame ya a alguien y vaya hoy a una junta. ¿Está temblando, sudando o viendo cosas? Llame al 911. ¿Se siente triste? Llame al 988.',
    say: 'Tuve una recaída y quiero parar aquí. ¿Puede hablar conmigo e ir hoy a una junta conmigo?',
    ask211: 'una junta o alguien con quien hablar hoy, después de una recaída',
    who: 'a su padrino o a un amigo sobrio',
  },
  'more-hours': {
    title: 'Pida más horas, o busque un segundo trabajo',
    detail:
      'Pida a su jefe más días u otro turno. ¿No hay? Busque un segundo trabajo que no choque con este. No deje este. ¿Le bajaron horas? Pregunte por el desempleo parcial.',
    say: 'Quiero más horas. ¿Qué días o turnos hay? ¿Cuándo podría trabajar tiempo completo?',
    who: 'a su jefe',
  },
  'mail-report': {
    title: 'Mande su reporte a tiempo',
    detail:
      'Aunque no tenga que ir en persona, también hay reglas. Mande el reporte de este mes y guarde copia con la fecha. ¿Cambió su trabajo, teléfono o casa? Avise ya.',
    say: 'Me reporto por correo. ¿Llegó mi último reporte? ¿Qué día toca el otro? ¿Debo avisar de algún cambio?',
    who: 'a su oficial',
  },
  'tribal-officer': {
    title: 'Repórtese con la oficina de su tribu',
    titleOn: 'Vea a su oficial de la tribu el {date}',
    detail:
      'Su caso es de la tribu: llame a la oficina de la tribu, no a la del estado. ¿Poca señal o mal camino? Llame antes y pregunte qué hacer si no llega.',
    say: 'Me reporto con la tribu. ¿Cuándo y dónde voy? ¿Qué llevo? ¿Qué hago si el camino está mal?',
    who: 'a la oficina de probatoria de su tribu (el número está en sus papeles)',
  },
  'tribal-papers': {
    title: 'Pida en su tribu su CIB o su ID',
    detail:
      'Está en la oficina de registro de su tribu. Le sirve para sacar la ID del estado. Pregunte qué hace falta si no tiene otra ID.',
    say: 'Necesito mi CIB o ID de la tribu, y mi acta de nacimiento. ¿Qué llevo? ¿Qué hago si no tengo ID?',
    ask211: 'la oficina de registro de mi tribu',
    who: 'a la oficina de registro de su tribu (en el 2-1-1 le dan el número)',
  },
  apprenticeship: {
    title: 'Pregunte en el sindicato cómo entrar',
    detail:
      'Pregunte cuándo abren las inscripciones, cómo es la prueba y si cuentan las horas que ya trabajó. Antes de pagar una clase, pregunte si importan sus antecedentes.',
    say: 'Quiero empezar o volver como aprendiz. ¿Cuándo me apunto? ¿Qué llevo? ¿Cuentan las horas que ya trabajé?',
    who: 'al sindicato de su oficio (el centro de empleo tiene el número)',
  },
} as const satisfies Translated<typeof english>
