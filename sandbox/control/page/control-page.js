// Sends each control page form to the control API, then refreshes the switches.
const status = document.querySelector('.status');

document.addEventListener('submit', async (event) => {
  const form = event.target;
  const { api, done, confirm: question } = form.dataset;
  if (!api) return;
  event.preventDefault();
  if (question && !window.confirm(question)) return;
  const [method, path] = api.split(' ');
  const body = method === 'DELETE' ? undefined : JSON.stringify(fieldsOf(form, event.submitter));
  try {
    const response = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } });
    if (response.ok) await showSwitches();
    say(response.ok ? done : await complaintOf(response), response.ok);
  } catch {
    say('The sandbox does not respond.', false);
  }
});

/** The filled fields, with numbers converted. */
function fieldsOf(form, submitter) {
  const fields = {};
  const buttons = submitter?.name ? [submitter] : [];
  for (const field of [...form.querySelectorAll('input, select'), ...buttons]) {
    if (!field.name || field.value === '') continue;
    const isNumber = field.type === 'number' || 'number' in field.dataset;
    fields[field.name] = isNumber ? Number(field.value) : field.value;
  }
  return fields;
}

async function showSwitches() {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  document.getElementById('switches').replaceWith(page.getElementById('switches'));
}

async function complaintOf(response) {
  const { detail = '', errors = {} } = await response.json();
  return [detail, ...Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(', ')}.`)].join(' ');
}

function say(text, isGood) {
  status.textContent = text;
  status.classList.toggle('alert', !isGood);
  status.classList.toggle('done', isGood);
  status.focus();
}

setInterval(() => {
  const clock = document.querySelector('.clock');
  const now = new Date(Date.now() + Number(clock.dataset.offset)).toISOString();
  clock.dateTime = now;
  clock.textContent = `${now.slice(0, 19).replace('T', ' ')} UTC`;
}, 1000);
