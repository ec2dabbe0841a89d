/** A seeded random number generator. */
export interface Dice {
  next(): number
  pick<Item>(list: readonly Item[]): Item
  digits(count: number): string
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
  }
}

export interface Truth {
  phone: string
  host: string
  street: string
}

const words = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
}
const shifted = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const parted = (digits: string, by: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(by)

/** Ways to write ten digits so that a reader still recognizes a phone number. */
const phoneDisguises: readonly ((digits: string) => string)[] = [
  (d) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`,
  (d) => parted(d, '-'),
  (d) => parted(d, '.'),
  (d) => parted(d, ' '),
  (d) => d,
  (d) => `+1 ${parted(d, ' ')}`,
  (d) => `1-${parted(d, '-')}`,
  (d) => `1.${parted(d, '.')}`,
  (d) => parted(d, '/'),
  (d) => [...d].join(' '),
  (d) => [...d].join('-'),
  (d) => [...d].join('\u200B'),
  (d) => parted(d, '\u2011'),
  (d) => parted(d, ' – '),
  (d) => parted(d, ' dash '),
  (d) => parted(d, ' guion '),
  (d) => parted(d, '**'),
  (d) => parted(d, '\u00AD'),
  (d) => parted(d, '\u00A0'),
  (d) => parted(d, '<b></b>'),
  (d) => parted(d, '&#45;'),
  (d) => d.replace(/\d/g, (digit) => `&#${48 + Number(digit)};`),
  (d) => parted(shifted(d, 0xff10), '-'),
  (d) => parted(shifted(d, 0x0660), ' '),
  (d) => parted(shifted(d, 0x1d7ce), '-'),
  (d) => parted(shifted(d, 0x1d7ec), '.'),
  (d) => d.replace(/\d/g, '$&\uFE0F\u20E3'),
  (d) => [...d].map((digit) => words.en[Number(digit)]).join(' '),
  (d) => [...d].map((digit) => words.es[Number(digit)]).join(' '),
  (d) => parted(d, '. '),
  (d) => parted(d, '\n'),
  (d) => [...d].map((digit) => words.en[Number(digit)]).join('-'),
  (d) => `[here](tel:+1${d})`,
  (d) => parted(d, ', '),
  (d) => parted(d.replaceAll('0', 'O'), '-'),
  (d) => `\`${parted(d, '-')}\``,
  (d) => parted(d, '\\-'),
]
const vanityNames = ['FREE-NOW', 'GET-HELP', 'FRESH-ST', 'HOMENOW', 'RECOVER']

export function buildFalsePhone(roll: Dice, { phone }: Truth): string {
  const kind = roll.next()
  if (kind < 0.06) return `1-${roll.pick(['800', '888', '855'])}-${roll.pick(vanityNames)}`
  // One digit off a true number: the likeliest error of a model.
  const slip = 3 + Math.floor(roll.next() * 7)
  const other = (Number(phone[slip]) + 1 + Math.floor(roll.next() * 8)) % 10
  const near = `${phone.slice(0, slip)}${other}${phone.slice(slip + 1)}`
  const nobodys = `${roll.pick(['559', '213', '312', '800', '787'])}55501${roll.digits(2)}`
  const digits = kind < 0.35 && /^\d{10}$/.test(phone) ? near : nobodys
  return roll.pick(phoneDisguises)(digits)
}

const inventedHosts = ['second-start', 'fresh-home', 'reentry-help', 'casa-nueva', 'free-id-now']
const endings = ['example', 'example.org', 'example.com', 'com', 'org', 'help', 'xyz']

export function buildFalsePage(roll: Dice, { host }: Truth): string {
  const invented = `${roll.pick(inventedHosts)}${roll.digits(3)}.${roll.pick(endings)}`
  const [name = ''] = invented.split('.')
  return roll.pick<() => string>([
    () => `https://${invented}`,
    () => invented,
    () => `www.${invented}/apply`,
    () => `http://${invented}/a?b=c`,
    () => `[the form](https://${invented}/form)`,
    () => `[${host}](https://${invented})`,
    () => `https://${host}@${invented}/`,
    () => `https://${host}.${invented}/`,
    () => `https://${invented}/${host}`,
    () => `https://${host}/${name}/apply`,
    () => `${name} dot org`,
    () => `${name} punto org`,
    () => `${name} [.] com`,
    () => `${name}(dot)org`,
    () => `hxxps://${invented}`,
    () => `https://xn--${name}-9za.com`,
    () => invented.replace('.', '\u200B.'),
    () => invented.replace('.', '。'),
    () => `<a href="https://${invented}">${invented}</a>`,
    () => `<https://${invented}>`,
    () => `info@${invented}`,
    () => `info at ${name} dot org`,
    () => `[mail](mailto:info@${invented})`,
    () => `@${name.replaceAll('-', '_')}`,
    () => `https://${host.replace('o', 'о').replace('a', 'а')}/${name}`,
    () => `javascript:location='${invented}'`,
    () => `**${invented.slice(0, 4)}**${invented.slice(4)}`,
    () => invented.toUpperCase(),
    () => `&#104;ttps://${invented}`,
    () => `https://${host}:8443/${name}`,
    () => `//${invented}/x`,
    () => `ftp://${invented}`,
    () => `10.20.${roll.digits(2)}.5`,
  ])()
}

const streets = ['Larkspur', 'Old Mill', 'Juniper Ridge', 'Sycamore', 'Harbor View']
const ways = ['Street', 'St', 'Ave', 'Avenue', 'Blvd', 'Road', 'Dr.', 'Lane', 'Court', 'Pkwy']

export function buildFalseAddress(roll: Dice, { street }: Truth): string {
  const number = `${1 + Math.floor(roll.next() * 8)}${roll.digits(3)}`
  const name = roll.pick(streets)
  const moved = street.replace(/^\d+/, (houseNumber) => String(Number(houseNumber) + 11))
  return roll.pick<() => string>([
    () => `${number} ${name} ${roll.pick(ways)}`,
    () => `${number} N ${name} ${roll.pick(ways)}, Suite 4`,
    () => (/^\d+ /.test(street) ? moved : `${number} ${name} Street`),
    () => `Calle ${name} ${number}`,
    () => `Avenida ${name} #${number}`,
    () => `P.O. Box ${number}`,
    () => `${number} ${name.toLowerCase()} street`,
    () => `${number.replace(/./g, '$&\u200B')} ${name} St`,
    () => `**${number}** ${name} ${roll.pick(ways)}`,
    () => `${shifted(number, 0xff10)} ${name} Road`,
    () => `one hundred ${name} Street`,
    () => `${number} W ${roll.digits(1)}5th`,
  ])()
}

export function buildFalsePrice(roll: Dice): string {
  const amount = `${3 + Math.floor(roll.next() * 6)}${roll.digits(1)}7`
  return roll.pick<() => string>([
    () => `$${amount}`,
    () => `$${amount}.50`,
    () => `${amount} dollars`,
    () => `${amount} dólares`,
    () => `US$${amount}`,
    () => `$ ${amount}`,
    () => `＄${amount}`,
    () => `USD ${amount}`,
    () => `$1,${amount}`,
    () => `&#36;${amount}`,
    () => 'three hundred forty dollars',
    () => 'trescientos cuarenta dólares',
    () => `$${amount.slice(0, 1)}k`,
    () => `$**${amount}**`,
    () => `$${shifted(amount, 0xff10)}`,
  ])()
}

export function buildFalseLaw(roll: Dice): string {
  const number = `7${roll.digits(3)}.${roll.digits(1)}`
  return roll.pick<() => string>([
    () => `§ ${number}`,
    () => `section ${number}`,
    () => `Penal Code ${number}`,
    () => `42 U.S.C. § ${number}`,
    () => `AB 7${roll.digits(3)}`,
    () => `artículo ${number}`,
    () => `24 CFR ${number}`,
    () => 'Larkspur v. Harbor',
    () => 'the Larkspur Fresh Start Act of 2031',
    () => 'la Ley de Juniper',
  ])()
}

const first = ['Larkspur', 'Juniper', 'Harbor Light', 'Nueva Larkspur', 'Sycamore']
export function buildFalseName(roll: Dice): string {
  return roll.pick<() => string>([
    () => `${roll.pick(first)} Mission Center`,
    () => `${roll.pick(first)} House`,
    () => `Casa ${roll.pick(first)}`,
    () => `Centro Comunitario ${roll.pick(first)}`,
    () => `${roll.pick(first)} Recovery Services`,
    () => `${roll.pick(first).toUpperCase()} SHELTER`,
    () => `Refugio ${roll.pick(first)}`,
    () => `${roll.pick(first)} Ministries`,
  ])()
}
