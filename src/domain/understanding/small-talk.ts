import { fold } from '../text/fold.ts'

export type SmallTalk =
  | 'hello'
  | 'thanks'
  | 'goodbye'
  | 'who'
  | 'human'
  | 'can'
  | 'yes'
  | 'no'
  | 'test'
  | 'howAreYou'
  | 'spanish'
  | 'free'

/** Longer messages are more than a greeting: their question is answered. */
const mostWords = 12
/** In letters, so that a story need not be split into words first. */
const longestSmallTalk = 400

const forms: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'human',
    /\b(are you|r u|you a|eres|es usted) (an? |un |una )?(real|human|person|robot|bot|ai|ia|humano|humana|persona|maquina)\b|\b(am i|estoy) (talking|chatting|hablando)\b/,
  ],
  [
    'who',
    /^(so )?(who (are|r) (you|u)|whats your name|who is reggie|what is (this|reggie|next chapter)|quien (eres|es usted|es reggie)|como te llamas|que es (esto|reggie|next chapter))\b/,
  ],
  [
    'howAreYou',
    /\bhow (are|r)? ?(you|u|ya) ?(doing|doin|today|been|feeling)?$|\bhow (are|r)? ?(you|u|ya) (doing|doin|been)\b|\bcomo (estas|esta usted|andas|te va|le va|has estado)\b/,
  ],
  ['spanish', /(?<!\bno )\b(hablas?|(?:you|u) speak|entiendes?) (usted )?(espanol|spanish|ingles|english)\b/],
  [
    'free',
    /\b(me (van a )?cobra(n|s|r)? por (preguntar|esto|hablar|usar)|(is|are) (this|you|it) (app |chat |site |thing )?free to use|do i (have to )?pay (you|for this|to use)|cuanto (cuesta|cobran?) (esto|usar|hablar|preguntar)|who pays (you|for (you|this)))\b/,
  ],
  [
    'can',
    /\b(what (all )?(can|do) you (do|help)|how (can|do) you help|what can i ask|what do you know|que puedes? hacer|que sabes? hacer|en que (me )?puedes? ayudar|como (me )?puedes? ayudar|que (le|te) puedo preguntar)\b/,
  ],
  [
    'thanks',
    /^(ok |okay |aight |bet |muchas |mil )?(thanks|thank (you|u|ya)|thx|ty|gracias|muchas gracias|appreciate it|god bless( you)?|dios (lo|te|la) bendiga)\b/,
  ],
  [
    'goodbye',
    /^(ok |okay )?(bye|goodbye|good night|see (you|ya)|later|adios|hasta (luego|manana|pronto)|buenas noches|nos vemos)\b/,
  ],
  [
    'hello',
    /^(hi|hello|hey|yo|sup|whats up|wassup|good (morning|afternoon|evening)|hola|buenas|buenos dias|buenas tardes|que tal|que onda|saludos)\b/,
  ],
  ['test', /^(test|testing|prueba|probando|asdf+)$/],
  ['yes', /^(yes|yeah|yep|yup|ok|okay|sure|si|claro|sale|va|simon|dale)( please| por favor)?$/],
  ['no', /^(no|nope|nah|no thanks|no gracias)$/],
]

const asks =
  /\b(where|how|what|when|who|need|can|could|do|does|is there|also|donde|como|que (hago|digo|llevo|necesito|es|pasa|papeles)|cuando|quien|necesito|ocupo|puedo|hay|otra|tambien)\b/

/** Small talk around a question: greeting, thanks, who is there. Null when the message asks something. */
export function detectSmallTalk(text: string): SmallTalk | null {
  if (text.length > longestSmallTalk) return null
  const words = fold(text)
  const count = words === '' ? 0 : words.split(' ').length
  if (count === 0 || count > mostWords) return null
  const kind = forms.find(([, form]) => form.test(words))?.[0] ?? null
  // "Hi, I need a place to stay" asks for housing; a blessing after thanks asks for nothing.
  if (kind === 'thanks') return count > 5 && asks.test(words) ? null : kind
  const isOpening = kind === 'hello' || kind === 'goodbye'
  return isOpening && count > 5 ? null : kind
}
