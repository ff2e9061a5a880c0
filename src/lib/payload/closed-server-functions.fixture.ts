/** Payload's other functions, each with the reason why it is closed. */
export const closedNames: Readonly<Record<string, string>> = {
  'get-default-layout': 'the dashboard is a view of its own, without widgets',
  'get-folder-results-component-and-data': 'no collection has folders',
  'get-upcoming-scheduled-publish': 'it lists the jobs of any document; plans have endpoints with rights',
  'render-field': 'no field of this site uses RenderLexical',
  'render-widget': 'the dashboard is a view of its own, without widgets',
  'schedule-publish':
    'it plans for any id and deletes any plan without a look at rights; plans have endpoints with rights',
  slugify: 'the slug field is an own one',
}
