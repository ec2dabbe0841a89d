import { expect, test } from 'vitest'
import { findKin, findNamedHelper, findNamedLawyer, findNamedStaff } from './named-helper.ts'

const nameIn = (support: string) => findNamedHelper(support)?.name ?? null

test.each([
  ['my sponsor Ray but he cant have guests', 'Ray'],
  ['mi comadre Lupe, ella me presta su telefono', 'Lupe'],
  ['My wife Denise, my pastor', 'Denise'],
  ['Chelo una compañera del trabajo', 'Chelo'],
  ['My neighbor Mrs. Odom. Guys from the post.', 'Mrs. Odom'],
  ['una clienta la sra Pam', 'sra Pam'],
  ['my church, and my sister Renee', 'Renee'],
  ['PO is Ms Hall. my cousin Dre', 'Dre'],
  ['mi nieta Yesenia y su esposo, vivo con ellos', 'Yesenia'],
])('%s: %s can be asked', (support, name) => {
  expect(nameIn(support)).toBe(name)
})

test.each([
  'Sister in Tuscaloosa, has kids',
  'my dog Biscuit. and my boss is decent',
  'My daughter Tiana 15',
  'mi hermana en Hialeah',
  'old sgt calls me Sundays',
  'mi primo viene los Domingos',
  'Nobody really',
  'my husband, study group, my old PO (off parole since 2024)',
  'mi abuela Chayo she got alzheimers',
  'my church, Bethel. pastor knows my story',
  'la iglesia Nueva Vida',
  'the program, Hope House',
  'my group at Union Gospel',
  'i stay w my mom. PO is Ms Hall every other thurs',
  'mi oficial Ortega me trata bien',
  'my lawyer Ms Reyes',
  'Ms. Tate my probation officer',
])('%s names nobody to ask', (support) => {
  expect(nameIn(support)).toBeNull()
})

test('whoever works with the case is asked about it', () => {
  expect(findNamedStaff('Mi case manager Sra. Ortiz y mi hermano en Hialeah')?.name).toBe('Sra. Ortiz')
  expect(findNamedStaff('mi tia Carmen y la social worker del rehab ms Boyd')?.name).toBe('ms Boyd')
  expect(nameIn('mi tia Carmen y la social worker del rehab ms Boyd')).toBe('Carmen')
  expect(findNamedStaff('my sister Renee')).toBeNull()
})

test.each([
  ['moms', 'mom'],
  ['mi suegra', 'mother-in-law'],
  ['mi nana y mi tio, ellos me dan raite', 'grandma'],
  ['mi hermana en hialeah pero el marido no me quiere ahi', null],
  ['nadie. mi hermana murio en el 2022', null],
  ['my mom by phone', null],
  ['papaw. my sister uses so i stay away from there', 'grandpa'],
  ['mi hermano se droga', null],
] as const)('%s: the relative to ask is %s', (support, kin) => {
  expect(findKin(support)?.kin ?? null).toBe(kin)
})

test.each([
  ['my public defender from last time ms. Robichaux i got her number. my mama', 'Ms. Robichaux'],
  ['my lawyer Kim Tran picks up', 'Kim Tran'],
  ['tengo abogado, el licenciado Ruiz', 'Licenciado Ruiz'],
  ['mi defensora publica es la Sra. Ortiz', 'Sra. Ortiz'],
  ['court appointed attorney Mr. Boyd', 'Mr. Boyd'],
  ['my lawyer and my PO Diaz', null],
  ['public defender but idk his name', null],
  ['a lawyer in Dallas', null],
  ['my sister Ana', null],
])('the lawyer in “%s” is %s', (text, name) => {
  expect(findNamedLawyer([text])).toBe(name)
})

test.each(['my bfs mom lets us stay she nice', 'his mom helps me', 'mi jefa sabe algo. nadie mas'])(
  '%s: no mother of the writer',
  (support) => {
    expect(findKin(support)?.kin).not.toBe('mom')
  },
)

test('a mother of one’s own can be asked', () => {
  expect(findKin('my mom, i stay with her')?.kin).toBe('mom')
  expect(findKin('mi jefita me ayuda')?.kin).toBe('mom')
})
