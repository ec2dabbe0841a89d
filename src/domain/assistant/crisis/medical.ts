/** C4: an emergency of the body. Always immediate danger. */
export const medical = {
  certain: `
!vomit*/throwing/coughing/puking/tosiendo _ blood/sangre
!arm/brazo numb/tingling/dormido/duele & heart/chest/pecho/corazon/left/izquierdo
!choking/ahogando/asfixi* -me/deudas/en
!dio ataque
`,
  short: `
!hard/trouble breath*
!chest/pecho & pounding/hurt*/pain*/duele/tight
!chest/pecho hurt*/pain*/tight*/duele/doliendo/aprieta
!duele/dolor/aprieta _ pecho
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
!clutching/grabbing/agarra* & chest/pecho
~!stabbed/apunalad*
`,
}
