// A stand-in for a vendor's chat: a window at the bottom of the page, without replies.
{
  const chat = document.createElement('section');
  chat.setAttribute('role', 'dialog');
  chat.setAttribute('aria-label', 'Chat with support');
  chat.hidden = true;
  Object.assign(chat.style, {
    position: 'fixed',
    right: '1rem',
    bottom: '1rem',
    zIndex: '400',
    boxSizing: 'border-box',
    width: 'min(20rem, calc(100vw - 2rem))',
    padding: '1rem',
    font: '0.875rem/1.5 system-ui, sans-serif',
    color: '#18222d',
    background: '#fff',
    border: '1px solid #9aa5b1',
    borderRadius: '0.5rem',
    boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 25%)',
  });
  const greeting = document.createElement('p');
  greeting.style.margin = '0 0 0.75rem';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close chat';
  let opener = null;
  const hide = () => {
    chat.hidden = true;
    opener?.focus();
  };
  close.addEventListener('click', hide);
  chat.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  chat.append(greeting, close);
  document.body.append(chat);

  globalThis.benchfileChat = {
    show() {
      opener = document.activeElement;
      chat.hidden = false;
      close.focus();
    },
    update({ name = 'and welcome', page }) {
      greeting.textContent = `Hello ${name}. Support would see that you are on ${page}. This is a demo, so no one will reply.`;
    },
  };
}
