/** Alternatives for a pattern of folded text, with `_` for a space inside one. */
export const group = (...lists: string[]) => `(?:${lists.join(' ').trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/**
 * What may be advised about a duty or a medicine. There is no end of ways to say "skip it", but few things a good reply
 * tells people to do: every other order about court, the officer or a medicine counts as advice against it.
 */
export const goodVerbs = group(
  'go ask call tell talk speak bring take keep get show write read say see use check find look visit email text mail send file',
  'follow wait come meet report attend appear contact explain request apply fill sign save store carry pick know make give plan',
  'start continue set put prepare learn try remember refill request answer return open help let have be do need want work think',
  'stay live move travel leave fix clear end pay choose agree discuss share print copy add dress wear arrive join thank respect',
  'listen practice review understand order appeal object challenge dispute qualify receive win reach collect mention name list',
  'document track note mark confirm schedule reschedule change update finish complete complain enter face handle trust believe hear',
  'feel ride drive walk stop miss lose expect owe begin hand turn lower reduce cut raise seal expunge replace renew hold buy ship',
  'log stick keep_going request demand insist prove point offer accept deny refuse record protect test treat swallow inject lock',
  'swap mix split safely also still even always only just probably often usually sometimes never not either both already soon',
  'vaya ve ir acuda asista llame llamar pida pedir pregunte preguntar hable hablar lleve llevar diga decir digale decirle avise',
  'avisar aviselo apunte guarde guardar muestre ensene lea leer conteste contestar firme firmar busque buscar espere revise explique',
  'traiga traer escriba escribir mande mandar use usar tenga tener consiga conseguir surta entregue siga seguir tome tomar tomarse',
  'cumpla presente presentese presentarse reportese llegue llegar solicite solicitar apele cuente contar mencione informe informar',
  'ponga poner haga hacer saque sacar recoja recoger empiece empezar continue cambie cambiar programe anote confirme vea ver',
  'quede quedarse viva viajar salir mudarse trabajar estar ser dar de deje dejar pagar pague ayudar ayude terminar termine limpiar',
  'quitar arreglar arregle aclare resolver entrar entre responder responda demostrar pruebe probar evitar evite perder pierda',
  'encontrar encuentre recibir reciba obtener obtenga comprar compre llenar llene agregar cerrar abrir meter revisar negar ganar',
  'enviar envie imprimir acordar acuerde copiar copie entregar pasar pase oir escuchar escuche sellar borrar apelar reclamar',
  'explicar mostrar recordar recuerde cuidar cuide saber sepa conocer conozca lograr durar tratar trate aceptar renovar bajar',
  'querer creer pensar piense decidir decida elegir elija haber romper danar bloquear tardar votar acabe junte marque escoja',
  'desela digaselo digalo delo preparese surtir quite vote count gather hang sort pack label quiero cause lleva',
)
/** Words that begin a clause without being an order. */
export const notVerbs = group(
  'the a an your my his her their our its this that these those it they he she we you i who what when where why how which if and',
  'or but so because before after until unless while since for with without from of on in at to by about like as than into over',
  'under between during through near most many some any all each every no not nobody one two three is are was were be can could',
  'will would should may might must do does did have has had there here then now today tomorrow even only just also still well',
  'yes ok okay el la los las un una unos unas su sus mi mis tu tus este esta estos estas ese esa esos esas lo le se que quien',
  'cuando donde como porque si y o pero ni antes despues hasta desde para por con sin de del al a en ante bajo entre sobre tras',
  'durante segun muchos muchas algunos algunas cada todo todos toda todas nadie nada es son era fue ser esta estan hay puede pueden',
  'debe deben va van tiene tienen usted ustedes el ella ellos ellas ya hoy manana solo tambien aun mas menos muy cual cuanto tanto',
  'aunque mientras casi fuera dentro lejos cerca incluso instead beside besides both either neither within outside inside off out',
)
/** After an order comes its object. */
export const determiner = group(
  'the your that this those these it them yourself all any up off out away el la los las su sus esa ese esas esos tu tus al',
)
/** Words before an order. */
export const opener = group(
  'so then just please first now well mejor pues luego despues primero por_favor entonces hoy today tomorrow next finally later simply',
)

export const duties = group(
  'court hearing hearings trial arraignment summons subpoena judge parole probation officer officers po supervision check_in',
  'checkin check_ins ua uas drug_test drug_tests drug_testing urine_test curfew',
  'corte audiencia audiencias juicio juez jueza citacion citatorio oficial agente condicional probatoria supervision',
  'prueba_de_drogas pruebas_de_drogas prueba_de_orina antidoping toque_de_queda tribunal',
)

export const medicines = group(
  'medicine medicines meds medication medications pills insulin methadone suboxone buprenorphine lithium antidepressants dose',
  'doses inhaler vivitrol prescription_meds medicina medicinas medicamento medicamentos pastillas metadona insulina',
  'buprenorfina litio suboxona dosis antidepresivos',
)
