import { fold } from '../text/fold.ts'

/** Instructions to the model: not a question about reentry, and not to be answered. */
const orders =
  /\b(ignore|forget|disregard|override|ignora|ignore|olvida|olvide|desobedece)\b.{0,40}\b(instructions?|rules?|prompts?|instrucciones|reglas|indicaciones)\b|\b(system|hidden|secret) (prompts?|instructions?|message)\b|\b(mensaje|prompt|instrucciones) (de |del )?(sistema|ocult[ao]s?|secret[ao]s?)\b/

/** School, sports, shows, weather, games, recipes: common chat topics that none of our guides cover. */
const otherThings =
  /\b(who won|won the (super ?bowl|world)|time is the super ?bowl|world cup|world series|nba finals|mundial|quien gano|messi|ronaldo|lebron|horoscopes?|horoscopo|(write|escribe|escriba|hazme) (me )?(a |an |un )?(poem|poema|song|cancion)|tell me a joke|cuentame un chiste|capital (of|de) \w+|president of|presidente de|(democrat|republican)\b.{0,20}\b(democrat|republican)|(you|u|eres|are you) (a )?(democrat|republican|democrata|republicano)|who (did|do|will|would) (you|u) vote for|(por )?quien (votaste|votas|votarias|votaria usted)|square root|raiz cuadrada|translate \w+ (to|into) \w+|traduce \w+ al|(whats?|what is|hows?|how is) the weather|weather (today|tomorrow|forecast)|(que|como esta el) clima|clima (hoy|manana)|(what|which|good|action) movie|pelicula me recomiendas|la letra de la|how many planets|cuantos planetas|how far is the moon|(on|en) (mars|marte)|quantum|cuantica|black holes?|agujeros? negros?|roman empire|imperio romano|python code|javascript|(play|juego|jugar) (chess|ajedrez)|xbox|playstation|elden ring|sourdough|(bake|make|hago|hacer) (\w+ )?(cookies|galletas)|mona lisa|quijote|bitcoin price|how tall is|draw me|hazme un dibujo|sing happy)\b/

/** Whether a message is outside Reggie's subject. The honest answer is that he does not know. */
export function isOffTopic(text: string): boolean {
  const folded = fold(text.slice(0, 1000))
  return orders.test(folded) || (folded.split(' ').length <= 14 && otherThings.test(folded))
}
