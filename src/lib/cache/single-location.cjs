// A redirect of a cached page would have its Location header twice: Next sets it on the response while rendering and then
// appends the headers stored with the page, which contain it too. HTTP allows one, and clients that join both fail.
const { ServerResponse } = require('node:http')

const { appendHeader } = ServerResponse.prototype

ServerResponse.prototype.appendHeader = function appendOrReplace(name, value) {
  return String(name).toLowerCase() === 'location'
    ? this.setHeader(name, value)
    : appendHeader.call(this, name, value)
}
