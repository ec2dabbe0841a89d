/** Two to four, in English and Spanish, as digits: the counts people most often write as words. */
export const twoToFour = { two: '2', dos: '2', three: '3', tres: '3', four: '4', cuatro: '4' } as const
