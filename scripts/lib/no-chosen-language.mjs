const message =
  'A site may lack this language, and then it does not compile. Use a table of the languages, or a function of "@/lib/i18n" that takes any code.'

/** Lint rule: no comparison with the code of one language, as in `locale === 'fr'`. */
export const noChosenLanguage = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'BinaryExpression[operator=/^[!=]==$/][right.value=/^(nl|fr|en|de)$/]': (node) =>
      context.report({ node, message }),
  }),
}
