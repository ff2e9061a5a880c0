/** Whether things may move by themselves or glide: the visitor does not prefer reduced motion. */
export const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
