import { child, drug, host, idCard, kin, lacking, medicine, officer, outdoors, sinTener } from './shared-words.ts'

/*
 * Phrases people use, folded, one per line. `~` is up to four words that do not reverse the meaning, `*` the rest of a
 * word, (a|b) either, (a )? optional. Most lines cover both languages, because many people mix them.
 */
export const firstDaysPhrases = {
  'no-bed': `
    (nowhere|no where|no place|noplace) ~ (sleep|stay|go|live|crash)
    (no|need|needs) ~ (bed|shelter|place to sleep|somewhere to sleep|roof) ~ (tonight|today|now)
    (place|somewhere) to (sleep|stay|crash) (tonight|today|now)
    (need|get|find) (a )?(bed|shelter|somewhere to sleep|place to sleep)
    (bed|shelter) (for )?(tonight|today)
    (no|without) (a )?(bed|shelter|roof)
    homeless
    (off|out on) the streets?
    (estamos|andamos|dormimos|vivimos|we are|were|we been|we sleep|we live|we stay) (in|en) (the|my|a|el|la|mi|un) ${outdoors}
    (live|living|sleep|sleeping|slept|staying|im|am|been|out) (on|in) (the|my|a) ${outdoors}
    (kicked|thrown|put) (me )?out
    (cant|can not|wont let me) (go home|stay (there|here|with|at|home))
    no (tengo|tener|tenemos|hay) (a )?(donde|adonde|lugar|casa|techo|cama)
    (sin|ni) (casa|techo|hogar|cama|albergue|un techo|lugar ~ dormir|donde ~ (dormir|quedarme|vivir))
    (duermo|durmiendo|dormir|vivo|viviendo|estoy|ando|quede|quedo|quedarme) en (el|la|mi|un) ${outdoors}
    (donde|lugar|cama|techo|albergue) ~ (dormir|quedarme|pasar la noche) (hoy|esta noche|ya)
    (necesito|ocupo|busco|me urge) ~ (cama|albergue|shelter|donde dormir|donde quedarme|lugar para dormir|techo)
    me (corrieron|echaron|sacaron) ~ (casa|departamento|cuarto)
    where (do|can|will|am) i ~ (sleep|stay) (tonight|today)`,
  'bed-ending': `
    (stay|staying|couch|there|here|place|room|roof|bed|shelter) ~ (until|till|only)
    (have|got) to (leave|move out|be out) ~ (by|in|on|soon|friday|week|days)
    (couch|couches) surf*
    (sleeping|staying|crashing) on ~ (couch|couches|sofa|floor)
    (me quedo|quedarme|estoy|puedo estar|casa|cuarto|albergue) ~ (hasta|solo hasta|nada mas)
    (tengo que|debo) (salir|irme|dejar) ~ (casa|cuarto|lugar|viernes|semana|dias)
    (duermo|me quedo|durmiendo) en (el|un) (sofa|sillon|piso)`,
  'has-bed': `
    (live|living|stay|staying|stayin) (at|with|in) ~ ${kin}*
    (i|we) (live|am staying|im staying|stay) (at|with|in)
    im staying (at|with|in)
    (have|got|found) (a|my own|my|a safe|an) (place|room|apartment|house|home|bed|roof)
    (at|in) (a |the )?(halfway house|sober living|sober house|shelter|transitional house|motel|hotel|program house)
    (housing|place to live) is (ok|fine|good|set|covered)
    ${kin} ~ (lets me stay|took me in|gave me a room|is letting me stay|is giving me a place)
    tengo (un |una |mi |mi propio |mi propia )?(lugar|cuarto|casa|departamento|apartamento|techo|cama|donde)
    (vivo|me quedo|estoy viviendo|estoy quedandome|estoy) (con|en) (mi|mis|la casa|casa|el departamento)
    en (una |la )?casa de (medio camino|transicion|sobriedad|mi)
    (me (dio|dieron|deja|dejan|recibio|presta)) ~ (cuarto|casa|techo|quedar|quedarme|vivir)`,
  'with-someone': `
    (live|living|stay|staying) (at|with|in) ~ ${host}
    ${host} ~ (lets me stay|took me in|is letting me stay)
    (vivo|me quedo|viviendo|quedandome|estoy) (con|en casa de|en la casa de) (mi|mis) ${host}`,
  'kids-along': `
    (my|mi) ${child} (\\w+ )?(shes |hes |de |is |who is )?(\\d|1[0-7])( (years?|yrs?|anos|yo))?
    (me and|with|for me and|take|have) my ~ ${child}
    my ~ ${child} and (i|me|myself)
    (con|para) (mi|mis) ~ ${child}
    (yo y|y) mis? ~ ${child}
    (mi|mis) ~ ${child} y (yo|a mi)`,
  supervised: `
    ${officer}
    (my|mi) (officer|oficial|agente)
    (ankle|gps) (monitor|bracelet)
    grillete
    on paper(s)?
    report (to|in|with) ~ (officer|office|parole|probation)
    (reportarme|presentarme) ~ (oficial|oficina)
    halfway house`,
  'not-supervised': `
    (not|no longer|never|aint|isnt|wasnt) ~ on (any )?(parole|probation|paper|papers|supervision)
    (?<!(he|she|is|hes|shes|get|be|getting) )(off|finished|done with|completed|no|without) (my )?(parole|probation|paper|papers|supervision|po|officer)(?! (yet|violations?|assigned))
    (no|dont have|do not have) (a |any )?(parole|probation|po|officer|parole officer|probation officer|supervision)(?! (yet|violations?|assigned|officer yet))
    (i|just|ive|have) maxed out(?! (my|the) (card|credit))
    flat time
    no (estoy|quede|sali) ~ (condicional|probatoria|supervision|oficial|libertad condicional)
    (ya no tengo|no tengo|sin|no me dieron) ~ (oficial|condicional|probatoria|supervision|agente)
    (termine|cumpli|acabe) (la |mi |con la |toda |toda mi )?(condicional|probatoria|libertad condicional|sentencia)`,
  'missed-report': `
    (missed|miss|forgot|skipped) ~ (officer|po|parole|probation|report|reporting|check in)
    (late|havent|have not|didnt|did not) ~ (report*|check* in)
    (falte|perdi|se me paso|olvide) ~ (cita|oficial|reportarme|presentarme)
    no (me )?(reporte|presente|he reportado|me he reportado|me he presentado)`,
  medicine,
  'medicine-low': `
    ${medicine} ~ (run|runs|running|ran|almost|nearly|gone|out|left|end|ends|low)
    (out of|running out of|run out of|ran out of|last of|few|without|need|needing|refill|no) (my |any )?~ ${medicine}
    (dont|do not|didnt) (have|get|give me) ~ ${medicine}
    ${medicine} ~ (acab*|agot*|termin*|quedan|queda|faltan)
    (acab*|agot*|termin*|queda*|sin|necesito|ocupo|falta|faltan|surtir|no tengo|no me dieron) ~ ${medicine}
    (insulin|insulina|seizure (meds?|medicine|medication|pills?)|convulsiones|epilep*)`,
  'no-medicine': `
    (dont|do not|never) (take|need|use) (any )?${medicine}
    no ${medicine} needed
    no (tomo|necesito|uso) (ninguna |ningun )?${medicine}`,
  methadone: '(methadone|metadona|methadose)',
  buprenorphine: '(suboxone|subs|subutex|zubsolv|buprenorphine|sublocade|buprenorfina)',
  insulin: '(insulin|insulina|lantus|novolog|humalog)',
  'drug-test': `
    (drug|urine|piss|ua) (test|tests|tested|testing|screen|screens)
    (prueba|pruebas|examen) (de drogas|de orina|antidoping)
    antidoping`,
  shot: `
    (my|due|next|monthly|get|need|the) (\\w+ )?(shot|injection)(?! at| to)
    (invega|haldol|abilify|risperdal|sublocade|vivitrol) (shot|injection)
    (mi|la|una) inyeccion`,
  'ankle-monitor': `
    (ankle|gps) (monitor|bracelet|thing)
    (grillete|tobillera|brazalete)`,
  'owes-rent': `
    days to pay
    dias (pa|para) pagar
    pay or (quit|get out|leave|vacate)
    (behind on|owe|late on|months of) ~ rent
    (debo|atrasad* (con|en)) ~ renta`,
  opioids: `
    ${drug}
    overdos*
    (i|ive|homie|friend|he|she|brother|cousin|who|have) (almost )?odd
    odd (twice|once|again|next to|two times|three times)
    sobredosis
    narcan
    (naloxone|naloxona)
    (inject*|shooting up|inyect*)`,
  withdrawal: `
    (withdraw*|dope sick|dopesick|the shakes|detox)
    (drinking|drink) (every day|everyday|daily|all day|heavy|a lot|too much)
    (cant|can not|trying to) stop drinking
    (abstinencia|desintox*|temblores)
    (tomo|bebo|tomando|bebiendo) (todos los dias|diario|mucho|a diario)
    (no puedo|quiero) dejar (de )?(tomar|beber|el alcohol)`,
  hungry: `
    (hungry|starving|no food|nothing to eat|havent eaten|have not eaten|didnt eat)
    (need|some|without|food) (food|to eat|something to eat|today)
    (tengo hambre|no he comido|sin comer|sin comida|nada que comer|no tengo (que|para|comida))
    (necesito|ocupo) (comida|comer)`,
  clothes: `
    (clothes|clothing|shoes|shower|hygiene|coat|socks|laundry)
    (ropa|zapatos|bano|ducha|banarme|chamarra|abrigo|jabon)`,
  'no-phone': `
    (no|without|need|lost|broke*|dont have|stole*|get) (a |my |any )?(working |new |cell )?(phone|cell|cellphone)
    phone ~ (off|stolen|broke*|lost|cut off)
    (no tengo|sin|necesito|perdi|ocupo|me robaron|ni) (un |el |mi )?(telefono|celular|cel)`,
  'has-phone': `(have|got) (a|my|this|one) (working |cell )?(phone|cell|cellphone)
    tengo (un |mi |el )?(telefono|celular|cel)`,
  'no-id': `
    ${lacking} ~ ${idCard}
    (all i have|all i got|only have|only got|nomas tengo|nomas traigo|solo tengo|solo traigo) ~ (bop|prison|jail|doc|inmate|carcel|penal|prision|condado) (id|card|paper|papers)?
    ${idCard} (is |was |got |has )?(lost|expired|stolen|gone|missing)
    (no|without|dont have|do not have|lost) (my |any )?(papers|documents|paperwork|wallet)
    ${sinTener} ~ (identificacion|id|papeles|documentos|cartera)
    identificacion (vencida|perdida|robada)`,
  'has-id': `(have|got) (a|my|an|the|all my|valid) ~ ${idCard}
    (have|got) all my (papers|documents)
    (tengo|traigo) (mi |la |una |ya mi )?(identificacion|id)`,
  'no-birth-certificate': `
    (no|without|need|lost|dont have|get) (a |my |any )?~ birth certificate
    (no tengo|sin|perdi|necesito|ni|sacar) ~ (acta|partida|certificado) de nacimiento`,
  'has-birth-certificate': `(have|got) ~ birth certificate
    (tengo|traigo) ~ (acta|partida|certificado) de nacimiento`,
  'no-ss-card': `
    (no|without|need|lost|dont have|get|or) (a |my |any )?~ (social security card|ss card|social)
    (no tengo|sin|perdi|necesito|ni|sacar) ~ (tarjeta del seguro|seguro social|tarjeta de seguro|tarjeta del social)`,
  'has-ss-card': `(have|got) ~ (social security card|ss card)
    (tengo|traigo) ~ (tarjeta del seguro social|tarjeta de seguro social)`,
  'has-insurance': `(have|got|on|already on) (my )?(medicaid|medicare|health insurance|insurance|medi cal|medical card)
    (tengo|ya tengo) (medicaid|medicare|seguro medico|medi cal)`,
  'has-snap': `(have|got|get|on|already on) (my )?(snap|food stamps|ebt|stamps|calfresh)
    (tengo|recibo|ya tengo) (snap|estampillas|cupones|ebt|calfresh)`,
  'just-out': `
    (just|recently|barely) (got out|released|came home|came out|out|got home)
    (got out|released|came home) (today|yesterday|this morning|last week|this week|last night|on|from)
    (got out|released|came home|out|home) (\\d+|two|three|four|five|a few) (days|weeks)
    (first|second|third) (day|week) (out|home|free)
    (fresh|freshly|newly) (out|released)
    (acabo de|recien|apenas) (salir|sali|salida|salido|salgo)
    sali (a las \\d+|hoy|ayer|antier|esta semana|la semana|hace (\\d+|dos|tres|cuatro|unos) dias|de la|de prision)`,
  'long-out': `
    (out|home|free) (for )?(over |about |more than )?(a year|\\d+ years|two years|three years|five years|ten years)
    (years|year) (out|home|free)(?! of)
    llevo (mas de )?(un|\\d+|dos|tres|cuatro|cinco|varios) anos? (fuera|afuera|libre|en casa|en libertad)
    sali hace (mas de )?(un|\\d+|dos|tres|cuatro|cinco|varios) anos?`,
} as const satisfies Record<string, string>
