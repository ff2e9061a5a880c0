import sharp from 'sharp'

// One picture at a time takes one core and its memory, and nothing is kept: a server that was sent fifty photos at
// once must go on answering visitors.
sharp.concurrency(1)
sharp.cache(false)

/** Sharp, with the limits of a server that does other things too. */
export const pictureEngine = sharp
