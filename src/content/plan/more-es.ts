/** Steps of `tasks/more-cases.ts` and `tasks/life-cases.ts`. */
export const moreTasks = {
  unemployment: {
    title: 'Pida el desempleo',
    detail:
      'Pídalo ya, aunque le hayan corrido. Lo decide la oficina de desempleo, no su jefe. Tenga los últimos talones de pago y las fechas en que trabajó. Si le dicen que no, puede apelar.',
    say: 'Perdí mi trabajo. ¿Cómo pido el desempleo, qué necesitan y cuándo llega el primer pago?',
    ask211: 'ayuda para pedir el desempleo',
  },
  'support-job-lost': {
    title: 'Avise a la oficina de manutención que perdió el trabajo',
    titleOn: 'Avise a la oficina de manutención antes del {date}',
    detail:
      'Pida hoy que cambien la orden. No cambia sola. Junte pruebas: el día que acabó el trabajo, los últimos talones y los trabajos que ha pedido. Vaya a la audiencia.',
    say: 'Perdí mi trabajo y quiero pagar lo que pueda. ¿Cómo pido que bajen mi orden y qué pruebas llevo?',
    ask211: 'la oficina de manutención, para cambiar mi orden porque perdí el trabajo',
  },
  'monitor-medical': {
    title: 'Llame a la oficina del grillete antes de ir al médico',
    detail:
      'Diga a dónde tiene que ir y por qué, y pregunte qué papel le piden para comprobarlo. Guarde el papel de la clínica. Una emergencia va primero: llame al 911 y luego avise.',
    say: 'Tengo que ir al doctor o por mi medicina. ¿Puedo ir hoy y qué papel necesitan? ¿A quién llamo de noche?',
    who: 'a la oficina del grillete o a su oficial',
  },
  'court-interpreter': {
    title: 'Pida un intérprete a la corte',
    titleOn: 'Pida un intérprete a la corte antes del {date}',
    detail:
      'Diga cuál es su idioma. El español no basta si usted habla otro. Pregunte si es gratis. Pida a alguien de confianza que le lea el papel. No firme lo que no entiende.',
    say: 'Tengo corte y necesito un intérprete en mi idioma. ¿Es gratis? ¿Va a estar alguien ahí?',
    who: 'a la corte (el número está en su papel)',
  },
  'citizen-papers': {
    title: 'Busque su prueba de ciudadanía',
    detail:
      'Si nació fuera, su estado no tiene su acta. Busque su papel de ciudadano (naturalización) o un pasaporte de aquí, aunque sea viejo. USCIS da otro si lo perdió. Primero pregunte en ayuda legal.',
    say: 'Soy ciudadano y nací en otro país. ¿Sirve mi certificado de naturalización o mi pasaporte para la ID? ¿Qué más llevo?',
    ask211: 'ayuda legal para reponer mi prueba de ciudadanía',
  },
  'papers-at-home': {
    title: 'Pida los papeles que alguien le guarda',
    detail:
      'Pida que le traigan la tarjeta o los papeles, o que le manden una foto por ahora. Hágalo antes de pedir otros nuevos. Luego guárdelos juntos en un lugar seguro.',
    say: 'Tú tienes unos papeles míos. ¿Me los puedes traer esta semana? Los necesito para mi ID y para trabajar.',
    who: 'a quien le guarda los papeles',
  },
  'worker-in-writing': {
    title: 'Escriba a quien lleva el caso de sus hijos',
    detail:
      'Mande una carta, un mensaje o un correo corto. ¿No contestan en dos días? Llame y pida hablar con el supervisor. Apunte el día de cada llamada y lleve eso a la corte.',
    say: 'He llamado muchas veces. Dígame por escrito mis visitas y qué falta en mi plan. ¿Quién es el supervisor?',
    who: 'al supervisor de la oficina de protección de menores',
  },
  'defender-reach': {
    title: 'Hable con su abogado antes de la corte',
    titleOn: 'Hable con su abogado antes del {date}',
    detail:
      'Deje un mensaje con su nombre, número de caso, día de corte y un teléfono que sirva. Luego llame y pida hablar con el supervisor. Apunte cada llamada. ¿Nada? Dígaselo al juez.',
    say: 'Tengo corte y mi abogado no contesta. Este es mi número de caso. ¿Me llama alguien? ¿Quién es el supervisor?',
    who: 'a la oficina del defensor público',
  },
  'ordered-class': {
    title: 'Inscríbase en la clase que le ordenaron',
    titleOn: 'Prepárese para su clase del {date}',
    detail:
      'Pida a su oficial o a la corte la lista de clases que cuentan. Pregunte cuánto cuesta y si hay un precio más bajo. Inscríbase y guarde la prueba.',
    say: 'Tengo que tomar una clase. ¿Cuáles cuentan, cuándo empieza la próxima y puedo pagar menos?',
    who: 'a su oficial o a la corte',
  },
  'warm-clothes': {
    title: 'Consiga un abrigo y botas',
    detail:
      'No espere en el frío. Pida un vale gratis en el albergue, en una iglesia o en una tienda de segunda. Pida también guantes, gorro y calcetines.',
    say: 'No tengo abrigo ni botas para el frío. ¿Me pueden dar hoy? ¿Tienen mi talla o saben quién tiene?',
    ask211: 'un abrigo y botas para hoy',
  },
  'house-nights': {
    title: 'Haga un plan para las noches en que otros toman o usan',
    detail:
      'Escoja a dónde ir antes de que empiece: con alguien que no toma, a una junta, a la iglesia. Tenga una bolsa lista. Sepa a quién llamar. Vuelva cuando ya esté todo tranquilo.',
    say: 'Donde me quedo hoy están tomando o usando. ¿Puedo ir contigo o llamarte? Quiero seguir sobrio.',
    who: 'a alguien sobrio de confianza',
  },
  'sober-place': {
    title: 'Busque un lugar lejos de la droga',
    detail:
      'Pida una casa sobria o de recuperación. Pregunte cuánto cuesta, qué reglas hay y si le dejan tener su medicina. Quédese donde está hasta tener lugar.',
    say: 'Estoy limpio y donde me quedo usan drogas. Busco un lugar sobrio. ¿Tienen cama y cuánto cuesta?',
    ask211: 'una casa sobria o un cuarto lejos de la droga',
  },
  'college-apply': {
    title: 'Haga su solicitud para la universidad y llene la FAFSA',
    detail:
      'Pregunte cuál es el último día para inscribirse al próximo semestre. Llene ya los dos formularios. Pregunte por el programa para estudiantes que han estado presos.',
    say: 'Quiero empezar el próximo semestre. ¿Cuál es el último día para apuntarme y quién me ayuda con la FAFSA?',
    ask211: 'ayuda para entrar a un colegio comunitario',
  },
  'rural-ride': {
    title: 'Consiga quien le lleve si no hay autobús',
    detail:
      '¿Tiene Medicaid? Paga el viaje al doctor: llame unos días antes al número de la tarjeta. Pregunte por una van del condado o de la tribu. Pregunte en la iglesia quién va al pueblo.',
    say: 'Vivo lejos del pueblo y no tengo carro. ¿Hay una van o quien me lleve a mis citas? ¿Cuánto antes llamo?',
    ask211: 'una van o quien me lleve donde no hay autobús',
  },
  'cdl-later': {
    title: 'Vea lo de la CDL cuando tenga su licencia',
    detail:
      'Primero arregle lo que tiene pendiente de su licencia. Luego pregunte qué piden para la CDL, cuánto cuesta y si importan sus antecedentes. Pregunte al centro de empleo quién paga la escuela.',
    say: 'Quiero la CDL cuando me den la licencia. ¿Qué necesito y quién paga la escuela?',
    ask211: 'ayuda con la escuela para la CDL',
  },
  'old-program-first': {
    title: 'Vaya primero a su programa de metadona de antes',
    detail:
      'Vaya o llame hoy, temprano. Pida una dosis y pregunte cómo volver al programa. Ahí tienen su archivo. ¿Está cerrado o se siente mal? Vaya a emergencias y diga cuál fue su última dosis.',
    say: 'Yo estaba en su programa. Necesito mi dosis hoy y quiero volver. ¿Qué llevo y hasta qué hora puedo ir?',
    who: 'a su programa de metadona de antes',
  },
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
