/** The field of 256 elements that QR codes use: x⁸ + x⁴ + x³ + x² + 1. */
const fieldPolynomial = 0x11d
const order = 255

const { powers, logs } = fieldTables()

function fieldTables() {
  const powers = new Uint8Array(order)
  const logs = new Uint8Array(order + 1)
  let value = 1
  for (let power = 0; power < order; power++) {
    powers[power] = value
    logs[value] = power
    value = (value << 1) ^ (value & 0x80 ? fieldPolynomial : 0)
  }
  return { powers, logs }
}

const power = (exponent: number) => powers[exponent % order] ?? 0

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : power((logs[a] ?? 0) + (logs[b] ?? 0))
}

/** The product of (x − 2⁰)…(x − 2ⁿ⁻¹), highest power first and without its leading 1. */
function generator(degree: number): Uint8Array {
  let product = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...product, 0]
    product = shifted.map((term, index) => term ^ multiply(product[index - 1] ?? 0, power(root)))
  }
  return Uint8Array.from(product.slice(1))
}

/** Error correction codewords for a block: the remainder of dividing it by the generator. */
export function computeErrorCorrection(data: Uint8Array, degree: number): Uint8Array {
  const divisor = generator(degree)
  let remainder = new Uint8Array(degree)
  for (const codeword of data) {
    const factor = codeword ^ (remainder[0] ?? 0)
    const shifted = new Uint8Array(degree)
    shifted.set(remainder.subarray(1))
    remainder = shifted.map((term, index) => term ^ multiply(divisor[index] ?? 0, factor))
  }
  return remainder
}
