/** Pasos de `tasks/burning-cases.ts`. */
export const burningTasks = {
  'officer-contact': {
    title: 'Llame o mande mensaje a su oficial',
    titleOn: 'Llame o mande mensaje a su oficial a más tardar el {date}',
    detail:
      'No tiene que ir allá. Hágalo temprano. Guarde el mensaje, o apunte la hora y el nombre. ¿No contestan? Deje su nombre y un número que sirva.',
    say: 'Me reporto como me pidió. ¿Qué necesita de mí, y para cuándo? ¿Qué número uso la próxima vez?',
    who: 'a su oficial (el número está en sus papeles)',
  },
  'lease-trouble': {
    title: 'Pida ayuda legal gratis sobre el contrato de la casa',
    titleOn: 'Prepárese para la reunión de la vivienda del {date}',
    detail:
      'Lean la carta juntos. Llame a ayuda legal para quien firmó el contrato, antes de contestar. Pregunte si pueden agregarle y qué dice de visitas. No falten a la reunión.',
    say: 'Me quedo con mi familia y no estoy en el contrato. El dueño o la oficina de vivienda ya lo sabe. ¿Nos ayuda un abogado antes de la reunión, para que no pierdan su casa?',
    ask211: 'un abogado gratis de vivienda, para que mi familia no pierda su casa',
  },
  'drug-court': {
    title: 'Prepárese para la corte de drogas',
    titleOn: 'Prepárese para la corte de drogas del {date}',
    detail:
      'Vaya, aunque haya recaído. Llame antes a su abogado. Lleve lo que pruebe sus juntas, su trabajo y su tratamiento. Faltar casi siempre es peor.',
    say: 'Tengo corte de drogas pronto. ¿Qué llevo, y qué necesitan de mí antes?',
    who: 'a su equipo de la corte de drogas o a su abogado',
  },
  'medicine-replace': {
    title: 'Reponga su medicina hoy',
    detail:
      'Vaya ya a su farmacia. Diga que se la robaron o la perdió, y pida una recarga de emergencia. ¿No se puede? Llame a su clínica, o vaya a la sala de emergencias.',
    say: 'Me robaron o perdí mi medicina y no me queda nada. ¿Me dan hoy una recarga de emergencia, o me pueden ver hoy?',
    ask211: 'una farmacia o clínica que me reponga hoy la medicina',
  },
  'baby-needs': {
    title: 'Consiga hoy fórmula y pañales, y pida WIC',
    detail:
      'Pida fórmula hoy en un banco de comida, una iglesia o el hospital donde nació. No le ponga más agua. WIC da fórmula cada mes: haga la cita ya.',
    say: 'Tengo un bebé y necesito hoy fórmula y pañales. ¿Tienen? ¿Cómo me apunto a WIC?',
    ask211: 'fórmula y pañales para hoy, y la oficina de WIC',
  },
  'id-this-week': {
    title: 'Use su acta de nacimiento para sacar la ID del estado',
    detail:
      'Ya tiene el papel principal, así que vaya esta semana. Llame antes: pregunte qué otros papeles sirven, como una carta con su dirección o los papeles de salida.',
    say: 'Tengo mi acta de nacimiento y quiero la ID del estado. ¿Qué más llevo? ¿Puedo no pagar la cuota?',
    ask211: 'ayuda para sacar la ID del estado',
  },
  'kids-by-court': {
    title: 'Pida en la corte ver a sus hijos',
    detail:
      'Con una orden, primero un juez debe permitir las visitas. Hasta entonces no vaya, no llame ni escriba, y no se lo pida a la otra persona. Pregunte por visitas supervisadas.',
    say: 'Hay una orden de no contacto y quiero ver a mis hijos por la vía legal. ¿Cómo le pido visitas al juez?',
    ask211: 'un abogado gratis de familia, para pedir visitas en la corte',
  },
  'things-with-police': {
    title: 'Recoja sus cosas solo con la policía o la corte',
    detail:
      'No vaya a la casa, ni por sus papeles. Pida a la policía que le acompañe, o pregunte a su abogado o a la corte. Haga una lista corta.',
    say: 'Tengo una orden de no contacto, y mis papeles y mi ropa están en la casa. ¿Puede ir un agente conmigo? ¿Tiene que decir que sí el juez?',
    who: 'a la policía (a su oficina, no al 911)',
  },
  'ged-rest': {
    title: 'Apúntese a los exámenes del GED que le faltan',
    detail:
      'Los exámenes que pasó todavía cuentan. Pida sus notas. Pregunte cuáles le faltan, cuánto cuesta cada uno y si hay clase gratis solo para esos.',
    say: 'Ya pasé algunos exámenes del GED. ¿Cuáles me faltan? ¿Hay clase gratis para esos, y cuándo puedo hacerlos?',
    ask211: 'una clase gratis para los exámenes del GED que me faltan',
  },
} as const
