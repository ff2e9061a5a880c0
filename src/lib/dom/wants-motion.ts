/** Whether things may move by themselves or glide: the visitor has not asked for less motion. */
export const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
