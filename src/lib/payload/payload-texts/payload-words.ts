/** Texts of Payload that the studio replaces, by group and key. */
export type PayloadWords = Record<string, Record<string, string>>
