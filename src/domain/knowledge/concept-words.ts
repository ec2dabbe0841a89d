/**
 * Synonyms for one concept, in both languages and in slang, folded: a line is `concept: words and phrases`, separated
 * by commas. People say "hooptie", "troca" and "ride"; the guides say "car".
 */
export const conceptWords = `
release: released, release, got out, just out, walked out, came home, coming home, getting out, out of jail, out of prison, sali, salir, salio, acabo de salir, recien salido, liberado, libertad
first-days: first day, first night, first thing, day one, first hours, primer dia, primera noche, primeras horas, lo primero, what first, por donde empiezo, where do i start
prison: prison, jail, penitentiary, locked up, inside, behind bars, joint, pen, did time, years down, bid, carcel, prision, bote, encerrado, adentro, tambo, guardado, preso
tonight: tonight, tn, right now, this evening, before dark, hoy en la noche, esta noche, ahorita, hoy mismo
sleep-place: bed, sleep, crash, shelter, couch, nowhere to go, roof, homeless, streets, car sleeping, cama, dormir, refugio, albergue, techo, calle, sin hogar, quedarme, donde quedarme, shelters
tent: tent, outside, under the bridge, sleeping bag, encampment, park bench, cold, afuera, carpa, puente, frio, banca
home-rent: rent, renting, apartment, apt, place to live, lease, landlord, crib, unit, studio, tenant, renta, rentar, apartamento, depa, casero, arrendador, contrato, vivienda, cuarto, dueno
shared-room: room, roommate, roommates, boarding, shared house, compartir, cuarto, roomate
deposit: deposit, move in cost, first and last, security deposit, deposito, fianza del apartamento, primer mes
eviction: la boten, me boten, boten, botar, get kicked out, evict, evicted, eviction, kicked out, three day notice, pay or quit, put me out, desalojo, desalojar, me corren, me quieren sacar, me sacan
public-housing: apartamento del gobierno, casa del gobierno, vivienda del gobierno, government housing, low income building, section 8, voucher, public housing, projects, housing authority, hud, seccion 8, vivienda publica, vale, proyectos
halfway: halfway, transitional, reentry house, rrc, casa de transicion, transicion, medio camino
sober-house: sober living, sober house, oxford house, recovery house, casa sobria, anexo, vida sobria
repairs: repair, mold, leak, heat broken, roaches, bed bugs, fix the, broken toilet, reparar, moho, gotera, cucarachas, chinches, calefaccion, arreglar
utilities: light bill, electric, electricity, gas bill, water bill, shut off, power, utilities, luz, agua, gas, recibo, cortar la luz, bill, bills, billes, biles
registry: registry, register as, sex offense, 290, registrant, registro, ofensa sexual
family-home: prima, primo, hermano, suegra, novia, girlfriend house, quedarme con, my mom, my mother, grandma, grandmother, auntie, cousin, sister house, my family place, mi mama, mi jefa, abuela, tia, prima, hermana, familia
officer: wants me in his office, su oficina, oficina de mi, officer, po, parole officer, probation officer, agent, supervision, parole, probation, on paper, on papers, probatoria, libertad condicional, oficial, agente, condicional, la pi o
report-in: report, check in, checking in, reporting, appointment with my po, reportar, reportarme, presentarme, firmar, cita con mi oficial
missed: missed, forgot, no show, skipped, late for, didnt make it, overslept, falte, perdi la cita, se me paso, no fui, llegue tarde, no llegue
violation: violated, violation, violate, revoke, revoked, send me back, violacion, revocar, revocacion, me regresan, me violaron, regresar a prision
warrant: warrant, warrants, bench warrant, wanted, detainer, turn myself in, orden de arresto, orden, captura, entregarme
curfew-bracelet: tobillo, on my leg, on my ankle, aparato, chip, descarga, bateria, battery, curfew, ankle, monitor, bracelet, gps, house arrest, tether, toque de queda, grillete, brazalete, tobillera, monitor electronico
travel: travel, leave the county, leave the state, out of state, trip, vacation, pass, viajar, salir del estado, viaje, permiso de viaje, otro estado
move-away: transfer my parole, transferir mi, move to, moving to, relocate, transfer, another state, interstate, mudarme, transferir, mudar, otro estado, otro condado, cambiarme
drug-test: drug test, ua, urine, pee test, dirty, drop, antidoping, orina, prueba de drogas, examen de orina, doping
supervision-fee: supervision fee, probation fees, parole fees, pay probation, cuota de supervision, pagar probatoria, cobros de probatoria
early-off: quiten la probation, quitarme la probation, me la quiten, off paper early, done early, shorten, acortar, acabar antes, good behavior, portado bien, early, get off probation, end early, terminate, terminar antes, salir antes, quitar la probatoria, fin de la probatoria
search-home: search the home, search my room, registrar la casa, search, raid, searched, go through my, registrar, catear, revisar mi casa, esculcar
no-contact: no contact, stay away, restraining, protective order, cant see, cant contact, orden de alejamiento, orden de proteccion, no acercarme, no contacto
id: id, ids, identification, state id, photo id, identificacion, ine, credencial
birth-cert: birth certificate, birth record, born in, acta, acta de nacimiento, partida de nacimiento, nacimiento
ssn: social security, social, ssn, ss card, seguro social, el seguro, el social, tarjeta del seguro
real-id: real id, star on my license, gold star, board a plane, tsa, airport, fly, avion, aeropuerto, volar, real
papers: papers, paperwork, documents, folder, forms, papeles, documentos, papeleo, formas
lost-papers: lost my, stolen, lost everything, perdi mis, me robaron, perdi todo, extravie
address-proof: proof of address, proof of residency, mail with my name, comprobante de domicilio, comprobante, domicilio, direccion
mail: mail, letters, po box, general delivery, letter sent, correo, cartas, correspondencia, apartado postal
passport: passport, pasaporte
name-wrong: name is different, misspelled, maiden, name change, wrong name, nombre mal, mal escrito, apellido, otro nombre, cambiar mi nombre
veteran: veteran, vet, va, army, marine, navy, served, military, dd214, dd 214, veterano, ejercito, marina, militar
draft: selective service, draft, servicio selectivo, servicio militar
school-papers: transcript, transcripts, school records, diploma copy, calificaciones, expediente escolar, diploma
medical-papers: medical records, my chart, health records, expediente medico, historial medico
license: license, licence, dl, driving, drive, drivers, behind the wheel, dmv, manejar, licencia, conducir, manejo, volante
license-lost: suspended, suspension, revoked license, suspendida, suspendieron, quitaron la licencia
dui: dui, dwi, drunk driving, interlock, manejar borracho, tomado
driving-test: road test, driving test, written test, behind the wheel test, road exam, examen de manejo, prueba de manejo
car: car, vehicle, hooptie, truck, whip, registration, insurance card, carro, coche, troca, auto, mueble, placas, aseguranza
court-money: fines, fine, court costs, court fees, ticket, tickets, owe the court, judge ordered me to pay, multa, multas, costas, debo a la corte, infracciones
payment-plan: payment plan, monthly payments, installments, pay a little, plan de pagos, abonos, pagos chicos, en pagos, pagar poco a poco
cannot-pay: cant pay, cannot pay, cant afford, broke, no money to pay, no puedo pagar, no me alcanza, no tengo con que
restitution: restitution, pay the victim, restitucion, pagar a la victima
collector: collections, collector, collectors, debt buyer, agency keeps calling, cobrador, cobradores, agencia de cobro, coleccion
clear-record: expunge, expunged, expungement, seal, sealed, clear my record, wiped, wipe, erase, clean my record, clean slate, pardon, set aside, borrar, limpiar, sellar, expungar, limpiar mi record, quitar de mi record, indulto, perdon
record: record, felony, felonies, conviction, background, rap sheet, criminal history, charge, charges, antecedentes, record criminal, historial, felonia, delito, condena, cargo, cargos, expediente
record-copy: rap sheet, copy of my record, fbi record, see my record, copia de mi record, ver mi record
report-error: mismo nombre, same name, de otro, otro tipo, not me, wrong person, wrong on my background, not mine, mistake on my report, error, mixed up with, case was dismissed but, no es mio, equivocado, me confunden
lawyer: lawyer, attorney, legal aid, pro bono, abogado, licenciado, ayuda legal, asesor legal
public-defender: public defender, court appointed, cant afford a lawyer, defensor publico, abogado de oficio
court: court, judge, hearing, court date, served, subpoena, corte, juez, audiencia, tribunal, cita de corte, citatorio
police: cops, police, pulled over, stopped, stop me, policia, me paran, la jura, la chota, me pararon
guns: gun, guns, firearm, hunting, rifle, pistola, arma, armas, cazar
jury: jury, jury duty, jurado
identity-theft: identity, opened accounts, used my social, in my name, robo de identidad, a mi nombre, usaron mi seguro
vote: vote, voting, ballot, election, elections, register to vote, votar, voto, elecciones, boleta, casilla
immigration: immigration, ice, deport, deported, deportation, green card, visa, status, citizenship, daca, la migra, migracion, deportar, deporten, residencia, ciudadania, estatus, mica
notario: notario, notary, fixer, paid a man to file, tramitador, notario publico
food: food, eat, ate, hungry, starving, meal, meals, groceries, plate, pantry, comida, comer, hambre, despensa, mandado, viveres, alimentos
snap: snap, food stamps, stamps, ebt, estampillas, cupones, cupones de comida, tarjeta ebt
cash-aid: cash aid, welfare, tanf, calworks, general relief, gr, ga, ayuda en efectivo, bienestar, welfer
disability: ssi, ssdi, disability, disabled, check stopped, incapacidad, discapacidad, incapacitado, desabilidad
wic: wic, formula, baby food, formula del bebe
appeal: denied, denial, appeal, turned down, cut off, negaron, nego, rechazaron, apelar, apelacion, me la quitaron
interview-benefits: phone interview, benefits interview, caseworker, eligibility, entrevista de beneficios, trabajador de beneficios, trabajadora social
medicaid: medicaid, medi cal, health insurance, coverage, insured, no insurance, seguro medico, cobertura, seguro de salud, sin seguro, aseguranza medica
marketplace: marketplace, obamacare, aca, mercado de seguros, healthcare gov
clinic: clinic, doctor, health center, checkup, dr, clinica, doctor, medico, centro de salud, consulta, chequeo
emergency-room: emergency room, er, hospital, ambulance, sala de emergencia, emergencias, hospital, ambulancia
medicine: medicine, medication, meds, pills, prescription, refill, pharmacy, rx, medicina, medicinas, medicamento, pastillas, receta, farmacia, surtir
running-out: running out, run out, last pills, few days left, almost out, se me acaba, se me acaban, ya casi no tengo, me quedan pocas
chronic: insulin, diabetes, diabetic, blood pressure, asthma, inhaler, insulina, azucar, presion, asma, diabetico, inhalador
hiv: hiv, aids, hep c, hepatitis, vih, sida, hepatitis
teeth: tooth, teeth, toothache, dentist, molar, cavity, gum, muela, diente, dientes, dentista, caries
eyes: glasses, eye, eyes, vision, blurry, see, lentes, anteojos, espejuelos, vista, ojos, borroso
pregnant: pregnant, pregnancy, prenatal, expecting, embarazada, embarazo, prenatal, esperando bebe
treatment: rehab, detox, treatment, get clean, program for drugs, rehabilitacion, desintoxicacion, tratamiento, dejar las drogas, centro de adicciones
moud: methadone, suboxone, subs, buprenorphine, bupe, vivitrol, sublocade, metadona, buprenorfina
meetings: aa, na, meetings, meeting, sponsor, 12 steps, twelve steps, juntas, reuniones, padrino, doce pasos, grupo aa
relapse: relapse, relapsed, slipped, used again, fell off, messed up, recai, recaida, volvi a usar, volvi a tomar, tropece
cravings: ansiedad de fumar, ansiedad de usar, se me antoja, dealer, vendedor, corner, esquina, craving, cravings, urge, urges, tempted, want to use, want to get high, antojo, ansias, ganas de usar, tentacion, ganas de drogarme
alcohol: drinking, drink, alcohol, beer, liquor, shakes, booze, tomar, alcohol, cerveza, pisto, trago, borracho, bebida, temblores
naloxone: narcan, naloxone, overdose kit, narcan, naloxona
overdose: overdose, od, overdosed, sobredosis, falls out, fall out, fell out
tolerance: tolerance, same amount, as before, my body, tolerancia, la misma cantidad
alone-use: alone, use alone, by myself, someone on the phone, solo, a solas
good-samaritan: me arrestan si llamo, going back for being there, get locked up for calling, call the ambulance, llamo la ambulancia, llamar una ambulancia, good samaritan, call 911 and get in trouble, trouble for calling, arrested for calling, buen samaritano, problemas por llamar
overwhelmed: overwhelmed, too much, cant handle, stressed, stress, falling apart, abrumado, agobiado, estres, estresado, es demasiado, no puedo con todo
anxious: anxious, anxiety, panic, panic attack, crowds, nervous, ansiedad, nervios, panico, multitudes, gentio
strange-outside: everything changed, different world, feels strange, another planet, dont fit, todo cambio, otro mundo, me siento raro, extrano
sleepless: cant sleep, insomnia, awake, sleep, up all night, no puedo dormir, insomnio, desvelado, no duermo
nightmares: nightmares, flashbacks, trauma, ptsd, jumpy, pesadillas, trauma, recuerdos, sobresalto
anger: anger, angry, mad, temper, snap at, rage, blow up, enojo, coraje, ira, exploto, furia, enojado
sad: depressed, depression, sad, empty, no energy, cry, triste, deprimido, depresion, sin ganas, lloro, vacio
lonely: lonely, alone, no friends, nobody, isolated, soledad, solo, sin amigos, aislado, no tengo a nadie
shame: perdono, perdonarme, forgive myself, lo que hice, what i did, criminal, shame, ashamed, stigma, judged, label, guilt, verguenza, avergonzado, me juzgan, culpa, estigma
grief: died, passed away, death, funeral, grief, mourning, murio, fallecio, muerte, luto, duelo
counselor: therapist, counselor, therapy, counseling, someone to talk to, terapeuta, consejero, terapia, psicologo, consejeria
psych-meds: seroquel, zoloft, lithium, psych meds, mental health meds, antidepressant, medicina mental, medicina para los nervios, psiquiatra
self-talk: believe in myself, confidence, negative thoughts, not good enough, mindset, self esteem, creer en mi, autoestima, pensamientos negativos, mentalidad, valgo
goals: goal, goals, small steps, motivation, motivated, metas, meta, pasos pequenos, motivacion, objetivos
bored: bored, nothing to do, old friends, old crowd, homies, same people, aburrido, viejos amigos, compas, amistades, la misma gente
routine: routine, structure, schedule my day, wake up, rutina, horario, levantarme, orden en mi dia
kids: nena, nene, nino, nina, chiquito, chiquita, teen, teenager, adolescente, muchacho, hijita, toddler, kids, kid, children, child, son, daughter, baby, babies, little girls, boy, dad, hijos, hijo, hija, ninos, bebe, papa, chamacos, nene
see-kids: see my kids, visit my kids, visitation, custody, parenting time, ver a mis hijos, visitas, custodia, tutela
explain-kids: que le digo a mi hijo, me pregunta donde estuve, asks where i was, where daddy was, pregunta por que, tell my kids, where i was, explain, decirle a mis hijos, explicar a mis hijos, donde estuve
trust-family: teenager will not talk, no me habla, wont talk to me, no quiere hablar conmigo, trust, rebuild, make up with, family mad, burned bridges, confianza, reconciliar, perdonen, familia enojada
child-support: child support, support order, arrears, garnish, pension, manutencion, pension alimenticia, sustento, mantencion, child suport
lower: lower, reduce, modify, too high, change the amount, bajar, reducir, modificar, muy alta, cambiar el monto
cps: cps, dcfs, social worker took, foster care, took my kids, dependency court, servicios de proteccion, me quitaron a mis hijos, foster
abuse: hits me, abusive, controlling, scared of my partner, me pega, maltrata, violencia domestica, controla
prison-family: apoyar a alguien en prision, support someone in prison, loved one inside, mi esposo esta preso, someone inside, visit prison, commissary, letters to prison, visitar la prision, esta preso, apoyar a alguien, mandar cartas
job: job, jobs, work, working, gig, employment, hire, hiring, hired, trabajo, trabajar, chamba, jale, empleo, contratan, contraten, brete, camello, curro
job-center: job center, workforce, americas job center, career center, unemployment office, centro de empleo, centro de trabajo, oficina de empleo
second-chance: second chance, felon friendly, fair chance, ban the box, hire people with records, segunda oportunidad, contratan con record, oportunidad justa
record-question: the box, ever been convicted, have you been convicted, ask about my record, explain my record, what do i say about, preguntan por mi record, ha sido condenado, que digo de mi pasado, explicar mi record
background-check: background check, backround, checkr, background came back, revision de antecedentes, verificacion de antecedentes, background
record-letter: letter explaining, explanation letter, personal statement, carta explicando, carta de explicacion, carta personal
resume: resume, cv, curriculum, hoja de vida
gap: gap, years not working, hole in my resume, hueco, anos sin trabajar, lapso
references: references, reference, vouch, recommend me, referencias, recomendacion, recomienden
cover-letter: cover letter, note with my application, carta de presentacion
interview: interview, interviews, entrevista, entrevistas
phone-interview: phone interview, call from employer, recruiter called, entrevista por telefono, me llamaron del trabajo, reclutador
clothes: clothes, outfit, shoes, dress, wear, suit, shower, laundry, ropa, zapatos, vestir, traje, banarme, ducha, lavar
job-fair: job fair, hiring event, feria de empleo, feria de trabajo
rejected: rejected, turned me down, no callback, keep saying no, ghosted, nobody will hire, tired of, rechazan, me dicen que no, nadie me contrata, nadie me llama, cansado
bars-record: barred, not allowed to work, jobs i cant do, prohibited, no puedo trabajar en, prohibido, trabajos que no puedo
bonding: bonding, bonded, bond, fianza laboral, bono federal, fianza
tax-credit: wotc, tax credit, credito fiscal, credito por contratar
temp: temp, temp agency, day labor, daily pay, paid same day, labor ready, agencia, agencia temporal, por dia, pago diario, jornalero
apply-online: apply online, indeed, application, online application, solicitud en linea, aplicar en linea, aplicacion, aplicar
scam-job: job scam, asked me to pay, cash this check, work from home offer, estafa de trabajo, me piden dinero para
work-papers: i 9, i9, right to work, work documents, papeles para trabajar, documentos para trabajar
paycheck: paycheck, pay stub, w4, w 4, direct deposit, taken out, deductions, cheque, talon, deposito directo, descuentos, quitan de mi cheque
work-first-day: primer turno, first day at work, new job, start monday, primer dia de trabajo, empiezo el lunes, trabajo nuevo
on-time: on time, late, punctual, alarm, bus was late, a tiempo, tarde, puntual, alarma
boss: boss, supervisor, manager, foreman, jefe, patron, encargado, mayordomo, gerente
coworker: coworker, co worker, coworkers, guy at work, companero, companeros, companera
time-off: middle of my shift, during my shift, en mi turno, a media jornada, hora de trabajo, time off, day off, permission to leave, take off for court, permiso, dia libre, faltar al trabajo, pedir el dia
criticism: criticized, criticism, yelled at, corrected me, feedback, me regano, critica, me gritan, regano
raise: subir de puesto, mejor puesto, ganar mas, move up, subo, raise, promotion, more money, pay more, aumento, ascenso, ganar mas, que me paguen mas
past-at-work: found out i was, ask about my past, where was i, mi pasado, se enteraron, donde estuve antes
unpaid-wages: didnt pay me, not paid, wont pay, owes me, stole my wages, short on my check, no me pagaron, no me pago, me deben, no me quieren pagar, robo de salario
hurt-work: hurt at work, injured, fell at work, workers comp, back injury, me lastime, accidente en el trabajo, compensacion, lesion
unsafe: unsafe, dangerous, no gloves, chemicals, peligroso, sin guantes, quimicos, inseguro
boundaries: boundaries, extra shifts, say no, pushed around, limites, turnos extra, decir que no, abusan
quit: quit, quitting, two weeks, resign, leave my job, renunciar, dejar el trabajo, dos semanas, me salgo
fired: fired, laid off, let go, lost my job, despidieron, me corrieron, perdi mi trabajo, descansaron
discrimination: discrimination, racist, treated different, because of my race, discriminacion, racista, me tratan diferente
sick: sick, call in, flu, calling out, enfermo, enferma, reportarme enfermo
mistake: mistake, broke something, messed up at work, error, rompi, me equivoque
ged: ged, high school, diploma, equivalency, hiset, secundaria, prepa, preparatoria, bachillerato
pell: pell, fafsa, financial aid, grant for school, ayuda financiera, beca, becas, prestamo escolar
college: college, community college, university, classes, enroll, colegio, universidad, inscribirme, clases
trade: trade, apprenticeship, welding, electrician, plumber, hvac, construction, oficio, aprendiz, soldadura, electricista, plomero, construccion
cdl: cdl, truck driver, trucking, eighteen wheeler, camionero, trailero, traila, rutero
student-loan: student loan, student loans, default, prestamo estudiantil, prestamos de estudiante
english-class: learn english, esl, english class, aprender ingles, clases de ingles, ingles
reading: read, reading, literacy, cant read, leer, escribir, no se leer, lectura
library: library, librarian, biblioteca
trade-license: barber license, occupational license, state board, licensed, licencia de barbero, licencia profesional, licencia de oficio, barbero, cosmetologia
phone: phone, cell, cellphone, smartphone, android, iphone, telefono, celular, cel
free-phone: free phone, government phone, obama phone, lifeline, safelink, telefono gratis, celular gratis, telefono del gobierno
email: email, e mail, gmail, inbox, correo electronico, email, correo
password: password, passwords, log in, locked out, pin, contrasena, clave, entrar a mi cuenta
codes: code, two step, verification, 2fa, codigo, verificacion, dos pasos
scam: garantizado, guaranteed, promete, promises, anuncio, radio ad, suena raro, scam, scams, fraud, scammer, fake text, trick, ripped off, too good to be true, gift card, gift cards, estafa, fraude, enganar, estafadores, tranza, tarjetas de regalo
online-form: online form, upload, website form, fill out, formulario, subir, llenar, en linea
maps: map, maps, directions, gps on phone, mapa, direcciones, como llego
video: zoom, video call, videocall, facetime, videollamada, camara
wifi: hotspot, hot spot, wifi, wi fi, data, internet, hotspot, datos, internet, megas
computer: computer, laptop, typing, computadora, compu, teclado
privacy-phone: someone reads my phone, shared phone, reads my messages, private, borrar historial, telefono prestado, me lee los mensajes, privado
name-online: google my name, mugshot, mug shot, internet about me, my picture online, mi nombre en internet, mi foto en internet, google, fichaje
social-media: facebook, instagram, tiktok, social media, post, redes sociales, redes, publicar, face
texting: text, texting, message, whatsapp, mensaje, mandar mensaje, textear
scan: scan, take a picture of my, pdf, escanear, foto de mi papel, copiar papeles
fake-news: noticia falsa, noticias falsas, fake news, noticia, fake, ai, true or not, chatbot, rumor, falso, inteligencia artificial, es verdad
lost-phone: lost my phone, stolen phone, phone got stolen, perdi mi telefono, me robaron el celular
bank: bank, account, checking, chexsystems, banco, cuenta, cuenta de banco
prepaid: prepaid, debit card they gave me, jpay, release card, fees on my card, tarjeta prepagada, tarjeta que me dieron
gate-money: gate money, no cash, broke, few dollars, sin dinero, sin un peso, sin lana, sin feria, no tengo dinero, pelado
budget: rinde, estirar, estirarlo, me alcanza, a la semana, quincena, stretch it, barely make it, live on, hacer rendir, budget, spend, make it last, stretch, presupuesto, gastar, gastos, que me alcance, rendir
credit: score, puntos, points, puntaje, equifax, transunion, experian, credit, credit score, score, fico, credito, puntaje, historial de credito
secured-card: secured card, build credit, put down money, tarjeta asegurada, hacer credito, construir credito
old-debt: old debt, debts, owe, loan from before, deudas, deuda, debo
payday: payday loan, title loan, quick loan, loan shark, prestamo rapido, prestamo de dia de pago, prestamo
taxes: taxes, declaracion, hacienda, castigar por no declarar, unfiled, back taxes, never filed, taxes, tax, irs, w2, refund, file, impuestos, taxes, declarar, reembolso
save: save, saving, savings, put away, emergency money, ahorrar, ahorro, guardar dinero
two-one-one: 211, 2 1 1, dos uno uno
plan: plan, planning, next steps, 30 days, month, plan, planear, organizarme, treinta dias, mes
appointments: appointments, calendar, reminder, remember, keep track, citas, calendario, recordatorio, acordarme
ask-help: ask for help, too proud, dont know who to ask, pedir ayuda, orgullo, a quien le pido
case-manager: case manager, caseworker, navigator, trabajador de caso, gestor, manejador de casos, consejero de reingreso
mentor: mentor, peer, someone who has been there, been through it, mentor, companero de apoyo, que ya paso por esto
bus: bus, ride, transportation, transit, train, get around, fare, greyhound, autobus, camion, guagua, ride, raite, aventon, pasaje, transporte, metro, pon
medical-ride: ride to the doctor, medical ride, transporte medico, ride al doctor, llevarme al doctor
bike: bike, bicycle, bici, bicicleta
business: business, company, own boss, llc, start my own, negocio, empresa, mi propio jefe, compania
permit: permit, business license, register my business, vendor, permiso, licencia de negocio, registrar mi negocio, vendedor
customers: client, clients, customer, customers, first job for someone, cliente, clientes
price: charge, price, how much do i ask, rate, quote, cobrar, precio, cuanto cobro, cotizar, tarifa
self-tax: self employed, 1099, side hustle taxes, cuenta propia, por mi cuenta, independiente, 1099
sell-online: sell online, ebay, marketplace, etsy, vender en linea, vender por internet, vender
funding: loan for business, grant, microloan, investors, money to start, prestamo para negocio, capital, dinero para empezar, subvencion
advice-business: business advice, mentor for business, small business center, consejo de negocio, asesoria
invoice: invoice, get paid, cash app, zelle, deposit upfront, factura, recibo, que me paguen, cobrar seguro
advertise: advertise, marketing, flyers, promote, find customers, anunciar, publicidad, volantes, promover
skill: skill, skills, good at, talent, cook, cut hair, landscaping, tattoo, habilidad, talento, se hacer, cocinar, jardineria, cortar pelo
coop: coop, co op, cooperative, worker owned, cooperativa
business-insurance: liability, insure my business, seguro para mi negocio, responsabilidad
get-rich: crypto, get rich, mlm, pyramid, investment offer, dinero facil, piramide, inversion, hacerme rico
amends: amends, apologize, sorry, hurt people, victim, reparar, disculpa, disculparme, perdon, victima, dano
give-back: volunteer, give back, help others, mentor youth, voluntario, ayudar a otros, devolver, servir
belongings: belongings, stuff, bag, storage, locker, my things, property, pertenencias, mis cosas, guardar mis cosas, locker, bolsa
lost-property: property at jail, my property, propiedad
church: church, faith, pastor, iglesia, fe
disability-work: accommodation, bad back, wheelchair, cant lift, limitacion, silla de ruedas, no puedo cargar
union-tools: boots, tools, steel toe, uniform, botas, herramientas, uniforme
`
