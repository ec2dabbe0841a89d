/** The entries of the partner guide, with the words people use to ask about each one, in both languages. */
export const guideWords = {
  answer: 'answer reply respond accept introduction write back contestar responder respuesta aceptar presentación',
  answerLink: 'answer link email mail without account token contestar correo enlace sin cuenta',
  decline: 'decline no say refuse cannot turn down reject reason rechazar negar decir motivo razón',
  needsYou: 'need something missing papers documents question falta papeles documentos pregunta',
  call: 'call phone voicemail message leave llamar llamada teléfono buzón mensaje dejar',
  attempt: 'attempt log reached tried pick up intento registrar contesta localizar',
  notes: 'note notes internal colleague nota notas interna compañero',
  assign: 'assign owner assigned hand over who takes asignar encargado responsable pasar a otro',
  walkIn: 'walk in walkin walkins came without introduction front desk llegó sin cita visita mostrador',
  outcome: 'outcome got help result close finish resultado recibió ayuda cerrar terminar',
  overdue: 'overdue late deadline how long time limit hours remind reminder tarde plazo vencido horas recordatorio',
  pause: 'pause stop closed turn off connect pausa pausar parar detener cerrado apagar',
  full: 'full capacity waitlist space beds lleno cupo capacidad lista espera camas',
  away: 'away vacation holiday closed days out office ausencia vacaciones feriado fuera',
  confirm:
    'confirm still right check badge 90 days fresh reminder verify confirmación confirmar sigue correcto revisar distintivo',
  editListing:
    'edit change listing hours address phone update review reviewer editar cambiar ficha horario dirección actualizar revisión',
  addLocation: 'add location another place new site second agregar otro lugar nueva sede',
  invite: 'invite colleague add person user account staff member team invitación invitar agregar persona cuenta equipo',
  roles: 'role roles viewer staff admin rights permission papel rol permisos',
  secondStep:
    'second step two factor code app authenticator totp recovery codes segundo paso código aplicación recuperación',
  passphrase: 'passphrase password forgot reset sign in locked contraseña frase olvidé clave entrar bloqueado',
  templates: 'template templates ready replies snippet saved plantilla plantillas respuestas listas',
  privacy: 'privacy private keep stored delete erase how long data privacidad guardar borrar datos cuánto tiempo',
  part2:
    '42 cfr part 2 substance use treatment share pass on records redisclosure tratamiento drogas alcohol compartir pasar',
  withdrawn: 'withdrawn withdrew gone disappeared erased took back retiró retirada desapareció borrada',
  export: 'export download our data file exportación exportar descargar nuestros datos archivo',
  numbers:
    'numbers month reports analytics statistics hidden under eleven 11 empty cells números mes reportes estadísticas ocultos menos once vacías',
  poster: 'poster qr code flyer print tracking cartel afiche código imprimir folleto',
  danger:
    'danger suicide kill die hurt emergency crisis threat overdose peligro suicidio matar morir emergencia amenaza sobredosis',
} as const
export type GuideId = keyof typeof guideWords
export const guideIds = Object.keys(guideWords) as GuideId[]
