/** The address that takes the messages of pages. Short and plain: scripts of the first load contain it. */
export const visitsPath = '/visits/'

/** Whether a path may be that of a property: these end with its number (decision 008). */
export const isPropertyPage = (path: string): boolean => /^\/\w\w\/.*\/\d{1,9}\/$/.test(path)

/** The number at the end of such a path; null without one. */
export const refOf = (path: string): number | null => {
  const digits = /\/(\d{1,9})\/$/.exec(path)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Name of the task that stores visits. */
export const visitsTask = 'visits'
