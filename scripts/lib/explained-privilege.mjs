const message =
  'Reading past the access rules needs a comment just above: why, and what the caller has already checked.'

const isPrivilege = (node) =>
  (node.key.name ?? node.key.value) === 'overrideAccess' &&
  node.value.type === 'Literal' &&
  node.value.value === true

/** Local lint rule: `overrideAccess: true` carries a comment on its line, on the line above, or above its statement. */
export const explainedPrivilege = {
  meta: { type: 'problem', schema: [], messages: { unexplained: message } },
  create(context) {
    const source = context.sourceCode
    const commentEndsAt = (line) =>
      source
        .getAllComments()
        .some((comment) => comment.loc.end.line === line || comment.loc.start.line === line)
    const isExplained = (node) => {
      const line = node.loc.start.line
      if (commentEndsAt(line) || commentEndsAt(line - 1)) return true
      const statement = source
        .getAncestors(node)
        .findLast((ancestor) => /Statement|Declaration/.test(ancestor.type))
      return statement ? source.getCommentsBefore(statement).length > 0 : false
    }
    return {
      Property(node) {
        if (isPrivilege(node) && !isExplained(node)) context.report({ node, messageId: 'unexplained' })
      },
    }
  },
}
