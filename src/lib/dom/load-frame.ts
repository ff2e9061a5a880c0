/** Shows a frame whose document was not to be loaded before: the server named it in `data-src`. */
export function loadFrame(frame: HTMLIFrameElement): void {
  const { src } = frame.dataset
  if (src && !frame.hasAttribute('src')) frame.src = src
  frame.hidden = false
}
