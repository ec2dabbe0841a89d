/** C4: an emergency of the body. Always immediate danger. */
export const medical = {
  certain: `
!vomit*/throwing/coughing/puking/tosiendo _ blood/sangre
!arm/brazo numb/tingling/dormido/duele & heart/chest/pecho/corazon/left/izquierdo
!choking/ahogando/asfixi* -me/deudas/en
!dio ataque
`,
  short: `
!heart attack
!chest pain
`,
}
