/**
 * Interchangeable words in the phrases, English and Spanish together: people mix both. `gap` words carry no meaning of
 * their own and are skipped.
 */
export const wordClasses = `
gap i im ive id am is are was were be been being the a an just so really fucking fuckin fkn even some of my our their that and like el la los las un una unos de que y a al del muy bien tan mi mis su sus ese esa este esta estoy ando toy estan
no no not dont never isnt aint wont cant cannot doesnt
where in with at near here there on off by under out outside around alone together en con conmigo aqui ahi cerca sol*
joke laugh* broke trabajando hambre risa verguenza pena sed frio calor cansancio sueno susto
kin brother sister mom mother dad father son daughter cousin uncle aunt nephew niece grandma grandpa wife friend roommate roomate cellie cellmate neighbor buddy lady someone somebody herman* primo prima tio tia hij* amig* vecin* abuel* compa carnal alguien suegr* sobrin* padre madre mama papa
pal homie homeboy homegirl girl dude guy man bro sis baby guey wey vato snitch bitch nigga motherf* cabron pendejo puto
mate boyfriend bf girlfriend gf husband ex daddy partner stepdad espos* novi* marido pareja padrastro
they he she they hes shes theyre ella @kin @mate
quiero quiero kiero quero quisiera voy pienso ganas deseo
want want wanna wana need gonna gona going finna bouta about tryna trying ready plan* thinking think thought* feel* wish @quiero
wants wants wanna want gonna tryna trying tried threat* says said quiere kiere queria va dice dijo
die die dying dead morir* muert* muriera
gun gun knife pistol glock pistola cuchillo navaja arma
pills pill* pastill* tylenol xanax perc* frasco
drug fent* heroin* dope meth crystal cristal coke crack methadone metadona chiva drogas droga drugs @pills
took took taken ate swallow* drank popped smoked snorted shot did tome tomo tomamos trag* meti metio inyect* pico fume fumo consumi*
bad breath* respir* wake waking awake despierta despert* blue azul* morad* heart corazon chest pecho dizzy mareado faint* unconscious inconsc* cold reacciona mueve responde responding face dying muriendo out pass* fading frio floor piso
kids kid kids child children baby son daughter nephew niece grandson granddaughter stepson stepdaughter nin* hij* bebe sobrin* niet* hermanit*
hits hit hits hitting beat* punch* slap* chok* strangl* kick*
pega pega pego pegan pegaron pegando golpea golpeo golpeando golpearon golpean ahorca ahorco ahorcando maltrat*
rape rape* raping molest* assault* abus*
boss boss patron* jefe jefa dueno employer pimp
him him her them someone somebody everyone everybody people alguien todos
topic prostitut* overdos* sobredosis suicid* relaps* recai* violence violencia abuse abuso trafficking trafico
harm @hits @pega kill* shoot* stab* hurt* rape* molest* assault* matar
`

/** Words that are also recognized with a typo. Each is different enough from any everyday word. */
export const typoWords = `
kill die life want myself himself herself suicide suicidal suicidio suicidarme suicidarse suicida killing unalive
hanging wanna gonna going trying anymore worthless overdose overdosed overdosing sobredosis breathing breathe respira
respirar narcan naloxone naloxona fentanyl fentanilo heroin heroina pastillas unconscious inconsciente unresponsive
convulsionando seizure bleeding sangrando desmayo despierta despertar reacciona quiero quisiera pensando morir morirme
matarme matarse matar vivir viviendo muerto ahorcarme colgarme quitarme jumping esperanza aguanto puedo withdrawal
withdrawals dopesick malilla relapse relapsed recaida cravings drogarme boyfriend girlfriend husband esposo novio
golpea amenazo amenaza threatened threatening afraid abused abusing abusaron molested violaron strangled stabbed
pistola cuchillo daughter padrastro trafficking trafficked prostituirme pasaporte passport obligan encerrado
encerrados hermano tonight ahorita chest pecho pills someone somebody nobody nadie wrists hitting beating yourself
nothing everything doesnt drinking swallowed depressed deserve quiere quieren seguir sentido suicidar suicidas sangre
muerte corazon golpear lastimar craving despedida infarto pareja alguien recaer cuerpo papeles merezco stepdad traffic
throat abstinencia abusando afuera ahogando apunalaron assaulted aventarme balazo breaking bruises burden cuerda
dealer envenenar existir golpean jumped malillo maltrata matarla murder overpass partner prostituyen pulled quitarse
reason cristal brains ending colgar muriera having bleach overdoseo overdosis letters loaded tomorrow terminar despertara
waking racing stroke throwing poniendo bought gustaria chingo promise passed killin permanently standing tirarme ultimo
clutching respirando reaction turning muchas wrote goodbye notebook bridge ahogar colgando azules labios pulso vomiting
convulsion collapsed choking ahogo tirado respondiendo responding rather suisidar
`

/** Everyday words one letter away from a word above: "I'm not walking in there" is nobody who won't wake up. */
export const everydayWords = `
walking cooking brought beach braids rating rated raking strike strikes handing breeding blending loaned loader tuning
bearing betting hinting spending sanding bride brigade lettuce cheat chess pulls polls premise chino chinos sentado
sentada burlen acusaron cuero cuervo terminal ahorro ahorros ahorrar
`
