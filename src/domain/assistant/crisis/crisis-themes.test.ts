import { describe, expect, test } from 'vitest'
import type { CrisisKind, CrisisTheme } from '../../help-lines/crisis-kinds.ts'
import { findCrisisThemes, isViolenceAtHome } from './crisis-themes.ts'

type Case = [text: string, themes: CrisisTheme[]]

function promise(kind: CrisisKind, cases: readonly Case[]) {
  test.each(cases)('%s', (text, themes) => expect(findCrisisThemes(text.split(' / '), kind)).toEqual(themes))
}

describe('a partner, an ex or a relative is no stranger', () => {
  promise('being_hurt', [
    ["my boyfriend choked me last night and today he says it's a joke", ['partner']],
    ['she hits me and i cant leave cause my parole address is her house', []],
    ['mi ex me anda buscando con pistola', ['partner']],
    ['los homies de mi ex me rompieron los windows', ['partner']],
    ['My brothers say they will beat the gay out of me', ['partner']],
    ['mi hijo me quita la pensión y me pega', ['partner']],
    ['my cellie got out last week and her ex is holding her in the trailer', ['partner']],
    ['quiero terminar con mi pareja / se enoja mucho / ahorita está pateando la puerta', []],
    ["We're twenty miles from the nearest neighbor and he took my keys", []],
    ["hes sitting on the hood of the car with a hammer, he won't let me go", []],
    ['The man I live with choked me Sunday', []],
    ["I'm a case manager. My client's father took the door off her room and hit her", ['partner']],
    ['él está dormido, me quebró el dedo', []],
    ['hes outside again', []],
  ])
})

describe('a gang, a landlord, a roommate or an officer is a stranger', () => {
  promise('being_hurt', [
    ['they outside my door rn, the ones i testified on', ['stranger']],
    ["my OG's set think i snitched. they slid by my mama house twice", ['stranger']],
    ['my landlord comes in at night / he has a key and stood by the door', ['stranger']],
    ['these dudes found out where i stay at. slid a bullet under the door', ['stranger']],
    ['two COs from my old yard came to my job', ['stranger']],
    ['roomate puld a knif on me', ['stranger']],
    ['un desconocido me viene siguiendo y trae navaja', ['stranger']],
    ['un policia me golpeo', ['stranger']],
    ["My roommate's cousin found out what I was in for. They been knocking on the wall", ['stranger']],
    ['Man in the bunk next to me at the shelter put a shank to my ribs', ['stranger']],
    ['Los de la mara saben que estoy aquí. Le dijeron a mi mamá que me van a encontrar.', ['stranger']],
    ['me amenazaron con quemar la casa de mi mamá', ['stranger']],
    ['El casero dijo que si no me salgo hoy manda a sus hijos a sacarme a golpes', ['stranger']],
    ['mi compañera de cuarto me echó agua caliente', ['stranger']],
    ['el vecino me disparó al piso anoche', ['stranger']],
    ['unos tipos me siguen desde que salí', ['stranger']],
  ])
})

describe('sexual violence has its own line, whoever did it', () => {
  promise('being_hurt', [
    ['me violaron anoche y no sé a dónde ir', ['sexual']],
    ['Él me viola. Es mi esposo pero yo digo que no.', ['partner', 'sexual']],
    ['co who got fired is outside, he raped me when i was inmate', ['sexual', 'stranger']],
    ['el dueño del cuarto me toca de noche', ['sexual', 'stranger']],
    ['cuando él vuelve de la cantina me toca', []],
    ['perdón que moleste, me pega con el cable', []],
    ['está tocando la puerta con un machete', []],
  ])
})

describe('who the person is', () => {
  promise('being_hurt', [
    ["I'm Navajo and my husband beats me", ['native']],
    ["I'm a trans woman in a men's shelter. Two guys said they're gonna jump me", ['stranger', 'trans']],
  ])
  promise('self_harm', [
    ["I'm a vet and I have my pistol here", ['veteran']],
    ['soy veterano y ya no quiero vivir', ['veteran']],
    ['soy una mujer trans y me quiero morir', ['trans']],
    ['i want to die, he is going to va mañana', []],
  ])
})

describe('an old or disabled adult is no child', () => {
  promise('child_harm', [
    ["My mother's aide is hitting her. I saw it on the camera.", ['elder']],
    ["Grandma is 88, her grandson moved in and there's no food", ['elder']],
    ['mi abuelito encerrado sin comer', ['elder']],
    ['mi suegra tiene demencia y mi cuñada la amarra a la cama', ['elder']],
    ['my niece told me grandpa touches her', []],
    ['my moms bf beats me im 15', []],
    ['el abuelo le pone cadena al niño', []],
    ['my 2 yr old got into my methadone', ['swallowed']],
  ])
})

describe('something swallowed', () => {
  promise('medical', [
    ['drank bleach by accident', ['swallowed']],
    ['mi hijo se tragó una pila redonda', ['swallowed']],
    ["I can't swallow my own spit, my neck is swollen", []],
    ['my water pill ran out and I cant breathe', []],
  ])
  promise('overdose', [
    ['mi mama se tomo todo el frasco', ['swallowed']],
    ['he nodded out and wont wake up snoring weird', []],
  ])
})

describe('somebody who is about to use with nobody there', () => {
  promise('using_or_withdrawal', [
    ["I'm by myself and haven't used in a year", ['alone']],
    ['ya compré, estoy solo en el carro viéndola', ['alone']],
    ['estoy sola y temblando, dejé el alcohol ayer', []],
    ['tengo la malilla y voy a ir a conectar', []],
    ['voy a probar un solo pase', []],
  ])
})

describe('somebody who may not want to live and uses alone', () => {
  promise('self_harm', [
    ['gonna shoot up tonite alone in my tent dont care anymore if its laced', ['using']],
    ['i feel so alone, i want to end it', []],
  ])
})

describe('a partner who locks somebody in is violence at home, not trafficking', () => {
  test.each([
    ['my husband took my phone and locked me in', true],
    ['mi esposo no me deja salir y me golpea', true],
    ['my boyfriend makes me see clients', false],
    ['my boss took my passport', false],
  ])('%s', (text, isAtHome) => expect(isViolenceAtHome([text])).toBe(isAtHome))
})

test('themes that would change nothing are left out', () => {
  const everything = 'my landlord raped me, I am a trans veteran, alone, and swallowed pills at 80'
  expect(findCrisisThemes([everything], 'trafficking')).toEqual([])
  expect(findCrisisThemes([everything], 'hurting_others')).toEqual([])
  expect(findCrisisThemes([everything], 'someone_at_risk')).toEqual(['veteran'])
})
