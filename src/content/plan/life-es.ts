/** Los pasos de `tasks/life-cases.ts`. */
export const lifeTasks = {
  'safe-phone': {
    title: 'Consiga un teléfono solo suyo',
    detail:
      'Quien paga su teléfono quizá ve lo que usted hace. Para pedir ayuda, use uno prestado. Pregunte en la línea de ayuda cuándo dejar el viejo.',
    say: 'Quiero un teléfono que sea solo mío. ¿Me toca Lifeline? ¿Lo pido desde otro número?',
    ask211: 'un teléfono gratis o barato solo para mí',
  },
  'officer-call': {
    title: 'Tenga todo listo para la llamada de su oficial',
    titleOn: 'Tenga todo listo para la llamada de su oficial el {date}',
    detail:
      'No tiene que ir allá. Tenga el teléfono cargado y prendido, en un lugar tranquilo, diez minutos antes. ¿No le llaman? Llame a la oficina y deje su nombre y su número.',
    say: 'Tengo una llamada con usted. ¿Este número está bien, y quién llama primero? ¿Qué debo tener listo?',
    who: 'su oficial (el número está en sus papeles)',
  },
  'daily-test': {
    title: 'Ponga lo demás del día entre sus pruebas',
    detail:
      'Ponga las citas y el trabajo entre las pruebas. Pregunte ya qué hacer si la nieve o el raite no le dejan llegar. Pregunte quién más va a esa hora y tiene carro.',
    say: 'No quiero faltar a una prueba. Si falla el clima o el raite, ¿a quién llamo? ¿Hay un lugar más cerca?',
    who: 'la oficina donde le hacen las pruebas',
  },
  'tribal-help': {
    title: 'Llame a la oficina de su tribu',
    detail:
      'Ya tiene su ID de la tribu: pida servicios sociales. Su tribu quizá ayuda con raites, clínica, casa y comida. Pregunte cómo entrar en la lista de vivienda.',
    say: 'Ya estoy en la lista de la tribu. ¿Qué ayuda tienen con raites, salud, casa y comida? ¿Cómo la pido?',
    ask211: 'el número de la oficina de mi tribu y ayuda para gente nativa',
    who: 'la oficina de su tribu (el 2-1-1 busca el número)',
  },
} as const
