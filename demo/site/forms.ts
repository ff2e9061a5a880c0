/** The definition of each own form in `form-kinds.ts`: `npm run new:form NAME` adds both. */
export const forms = {} as const
