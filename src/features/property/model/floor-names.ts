import { labelled } from './catalogue-texts'

/** The floors with a name of their own, by number; others are counted. Lower floors are named as the basement. */
export const floorNames = labelled('floor', ['0', '-1'])
