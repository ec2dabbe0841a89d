/** C4: an overdose. Always immediate danger. */
export const overdose = {
  certain: `
!overdosing/oding
!wont/cant/isnt/aint/doesnt wake/waking/wakin up/him/her/them -early/late/on/for/at/before/without
!not waking/wakin
!@took & @drug/@pills/suboxone & @bad
!paso/pase/mano & @drug/dosis & se/me
!hes/shes/he/she =blue/purple/cold
!gurgl*/laced
!no _ puedo/podemos despert*
!@they/@pal/fell passed/blacked/nod* out/off -form*/flyer*/paper*/resume*
!foam*/espuma mouth/boca
!foaming
!gave/hit/le him/her/dimos/puse/pusimos/dieron narcan/naloxon*
!narcan not/isnt/didnt/no/twice
!took/taken/smoked/snorted/shot/drank/did too much/many -time/work/money/notes/classes/days/coffee/today
!took/taken/ate/swallow*/drank/popped/tom*/trag* all/whole/bottle/handful/todas/todo/muchas/demasiad* @pills/bottle
!did/took/smoked/snorted/shot/hit/meti/fum* @drug _ cant/wont/dizzy/heart/chest/no/awake/sick/mal/siento
!drank/swallow*/ate/tomo/trago bleach/antifreeze/poison/gasoline/cloro/veneno
!se tomo/trago/metio todas/todo/frasco/mucho/mucha/demasiad*/veneno/cloro -tiempo
!not/isnt/stopped =moving/responding -in/out/to/forward/here/until/with/fast
!floor/piso/suelo/tirad* & needle/aguja/metio/pico/temblando/blood/sangre/help/ayuda/unconscious/passed
!pico/inyecto/metio/shot & contesta/frio/cold/despierta/mueve/wake/tirad*
!@kids & ate/swallow*/drank/comio/trago/tomo & @pills/@drug/bleach/cloro/suboxone
!breath*/respir* weird/slow/funny/shallow/raro/lento
!no pulse/pulso
!eyes/ojos rolled/rolling/blanco
!@they/@pal _ wont/no =respond/answer/responde & me/@took/mix*/mezcl*/pulse/pulso
!pulse/pulso & weak/debil/wont/no
!fingernails/unas & purple/blue/bluish/morad*/azul*
!pinpoint/pupils/pupilas
!cold/clammy/helad* & clammy/sudoros*/lips/labios/skin/piel
!needle/jeringa & found/encontr*/tirad*/arm/brazo/bathroom/bano
!gave/puse/di _ narcan/naloxon* & nothing/nada/twice/still/otra
`,
  short: `
~!overdos*/overdose/overdosed/sobredosis/oded
~!@they/@pal od/ods/odd -jobs
~!od/ods last/on/now/rn/help
!@no/stop*/barely/dejo/casi breath*/respir* -nose
!no despierta/reacciona
!no se quiere despert*
!@took 10/12/15/20/25/30/40/50/100 @pills
!swallow*/trag* @drug/suboxone/methadone/battery/@pills
!heart/corazon racing/pounding/stop*/acelerad*
!dieron/dio/pegaron balazo*/tiro/punal*
!unresponsive/unconscious/inconsc*/inconci*/desmay*/convuls*/infarto/desangr*
!@they/@pal collapsed/fainted
!turn*/lips/labios/puso/poniendo _ blue/purple/gray/azul*/morad* -cross
!no se mueve
!need/necesit* narcan/naloxon* now/ya/help/ahora
!took/meti*/inyect*/pase/paso/pasamos mucho/mucha/demasiad*/con @drug/dosis
!bad/laced/spiked batch/dope/fent*/pill*/drink
!poisoned/envenen*
!ataque corazon/cardiaco
!derrame cerebral
!apunalaron/balearon/dispararon
!allergic/reaccion reaction/alergica
!call/need/send/llam*/necesit* ambulance/911/ambulancia -job/bill/or/o
!se muere/muriendo -cancer/@joke
!mixed/mezcl* & alcohol/liquor/@drug & feel*/siento/pass/dizzy/cant
!@took & chingo/monton/bunch/lot/alot/mucho/muchas/demasiad* & @pills/@drug
!paro/stopped =corazon/heart
!@they/@pal fell =out -love/with
!nodding out/off
!nodding & took/pill*/perc*/dope/fent*
!went limp
!hit/fell floor & smok*/pill*/drug*/after/took
!@kids & trago/swallow* & pila/battery/moneda/coin/magnet
!not responding/respondiendo & took/tomo/pill*/mucho
!house/apartment/casa on/esta fire/quemando
!intoxicad*
!heart hurt*
!dying/muriendo help/please/ayuda
!hes/shes/he/she =dying -cancer
!took =2/to =much
!passed =out -form*/flyer*/paper*/the
!no =wake up
!@took double/doble/triple/extra @drug/dose/dosis
!bad reaction & @drug/pill*/medic*
!no =response/respuesta
!mixed/mezclo & wont/no & respond/answer/contesta/responde
!weak/debil pulse/pulso
!limp & blue/bluish/alive/cold/barely/breath*
!swallow*/trago too/pote/entero/demasiado
!desplom*
!sleep it =off
!rescue =breathing
`,
}

/** C4: an emergency of the body. Always immediate danger. */
export const medical = {
  certain: `
!vomit*/throwing/coughing/puking/tosiendo _ blood/sangre
!arm/brazo numb/tingling/dormido/duele & heart/chest/pecho/corazon/left/izquierdo
!choking/ahogando/asfixi* -me/deudas/en
!dio ataque
!duele _ pecho -siempre/antes/cuando
!chest hurt* -last/year/when
`,
  short: `
!hard/trouble breath*
!chest/pecho & pounding/hurt*/pain*/duele/tight*/doliendo/dolor/aprieta
~!heart attack -lol
~!having/had/has stroke/seizure*
!wont/cant/stop/para bleed*/sangr*
!much/mucha blood/sangre -test/work/pressure
~!got =shot/stabbed -at/of/for/down/up
!throat/garganta closing/swell*/cierra/cerrando
!water/rompio broke/fuente
!falta aire
!blood/sangre everywhere
!accident/crash/choque & bleeding/hurt/sangr*/trapped/now
!bleeding/sangrando -ulcer/gums/check
!lot blood
!clutch*/agarra* & chest/pecho
~!stabbed/apunalad*
`,
}
