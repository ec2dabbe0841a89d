/** Whole numbers, four bytes each: an array would take eight, and as many again whenever it grows. */
export class GrowingList {
  length = 0
  #numbers = new Int32Array(1024)

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const longer = new Int32Array(2 * this.length)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.length] = value
    this.length += 1
  }

  /** A view, until the next push. */
  view(): Int32Array {
    return this.#numbers.subarray(0, this.length)
  }
}
