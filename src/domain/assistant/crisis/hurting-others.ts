/** C6: wants to hurt another person. */
export const hurtingOthers = {
  certain: `
@want burn*/blow*/shoot*/quemar/balacear house/place/school/office/casa
lo/los @quiero matar/golpear/lastimar/quebrar/picar
le/les @quiero dar/meter/pegar/partir/romper balazo*/tiro/madre/madriza/cuchill*/paliza/punal*
@gun & going/headed/voy/way & house/casa/him
`,
  short: `
@want/will/could/might/swear kill*/shoot*/stab*/murder*/strangl*/hurt*/harm @him/@kin/@pal/@mate/po/cop*/boss/judge -feelings/chances/email
@want/will beat/whoop/kick/fuck/bust/smash him/her/them/his/@they ass/up/face/head/jaw
beat/whoop/knock hell/shit/crap out
catch murder/body
hes/shes/theyre dead when/if/wait
@gun _ kill/shoot/him/revenge
!on way _ kill/shoot/beat/hurt
make him/her/them bleed/suffer
@want matar/golpear/lastimar/apunalar/ahorcar/kill/shoot @they/@him/@pal/jefe/po/juez/gente
matarlo/matarla/matarlos/golpearlo/apunalarlo/lastimarlo/ahorcarlo/madrearlo
hacerle dano
@want vengar*/venganza/revenge
lo mato
@want beat/slap/hit/punch/choke/ahorcar/pegarle @him/@kin/@mate -at/up
shoot* up place/school/work/office
hurt him/her/them bad
`,
}
