// A redirect of a cached page would carry its address twice: Next writes it on the answer while rendering and then
// appends the headers kept with the page, which hold it too. HTTP allows one, and clients that join both are lost.
const { ServerResponse } = require('node:http')

const { appendHeader } = ServerResponse.prototype

ServerResponse.prototype.appendHeader = function appendOrReplace(name, value) {
  return String(name).toLowerCase() === 'location'
    ? this.setHeader(name, value)
    : appendHeader.call(this, name, value)
}
