const set = (list: string) => new Set(list.split(/\s+/))

/** Stop words in both languages; folded. */
export const stopWords: ReadonlySet<string> = set(`can puedo puede pueden podria a an the my me i im ive ill we our us
  you your u ur he she his her him they them their it its this that these those to of for in on at and or is am are
  was were be with from by so just have has had having do does did will would could should please some any really
  very too also if but as than then because cuz wanna gonna gotta lot el la los las un una unos unas de del al y o e
  que se te le lo les mi mis tu tus su sus nos es soy fue ser sea en con para pa por ya muy tengo tiene tienen
  tenemos hay ha han si pero porque pq tambien esto eso este esta estas estos ese esa yo usted ustedes favor
  porfavor q k xq aqui`)

/** Words such as "need" or "looking": they are not part of a name and imply no need, but may be part of a phrase. */
export const askingWords: ReadonlySet<string> = set(`need needs needed want wants looking look find finding search get
  gets getting got give go going take help helping could where how what when who near nearby close around here there
  place places somewhere someone somebody something thing things know tell ask about like free good best new old
  people person today tonight tomorrow now soon asap hi hello hey thanks thank yes no not right out up off back down
  over into after before all one two day days week month year time still already im county city state area local
  live lives work necesito necesita necesitamos ocupo quiero quisiera quieren busco buscar buscando encontrar hallar
  conseguir donde adonde como cual cuando quien quienes cerca cercano aca alla lugar lugares alguien algo cosa cosas
  saber decir dar dame gratis bueno buena mejor nuevo nueva viejo gente persona personas hoy manana ahora ahorita
  luego hola gracias nada todo todos todas uno dos dia dias semana mes ano anos tiempo todavia condado ciudad estado
  hacer hago ir voy va vivo vive estoy estaba esta estan fui hace desde hasta sobre entre mas menos tan solo tanto
  sin otra otro`)

/** Negations: "no house", "without a house" and "I don't have a house" are one need. */
export const negations: ReadonlySet<string> = set(`no not dont doesnt didnt cant cannot couldnt wont aint isnt havent
  hasnt without sin ningun ninguna ni`)

/** After a negation these mean a refusal: "I don't need housing". */
export const needVerbs: ReadonlySet<string> = set('need needs necesito necesita necesitamos ocupo ocupamos')

/** Common words and names of places and people that are one typo away from need words, but are not typos. */
export const ordinaryWords: ReadonlySet<string> = set(`north south east west lake park fort form hill hills hall beach
  point port grand ridge main road lane street avenue site side falls heights bronx mobile wellness healthy ford
  reno logan perry mary marys maria james rosa charles white black long salt bend coast cape camp door hands hand
  teen tree holy mile mills clay stone maine maple rose bell boone five well knox naples panama fall plaza palo alto
  costa valle monte grande shore scott temple maris fresno seattle lansing virginia carolina arkansas ontario
  connection connections together division country department dept recover solutions temporary clinical professional
  suite comm says said even ever ones land mind made make much many same such only other another always life love
  left right been done come came keep kept last late less line list lost most must name next once open part past
  real seen seem self send show since start stop sure talk than then tell thats told town turn upon wait walk week
  went were what when will wish with word year young cada caso bien casi cosa cual dice dijo ella ellos esas este
  gran hizo hora igual lado mano menos mismo mucho mundo noche nunca ojala otra otros pais parte pasa peor poco pues
  puse quede sabe seis siete suyo tanto tarde tipo toda vez veces vida vino`)
