// Tells the framed application about button presses and lists its messages.
const main = document.querySelector('main');
const { application } = main.dataset;
const frame = main.querySelector('iframe');
const answers = main.querySelector('.answers');

main.addEventListener('click', ({ target }) => {
  const { message } = target.closest('button')?.dataset ?? {};
  if (message) frame.contentWindow.postMessage(JSON.parse(message), application);
});

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== application || source !== frame.contentWindow) return;
  const item = document.createElement('li');
  item.textContent = JSON.stringify(data);
  answers.append(item);
});
