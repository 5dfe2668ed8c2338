import type { NoticeChannel, NoticesTold, NoticeWishes } from '@narrow-seas/protocol';
import { useState } from 'react';
import { addDevice, addWebhook, askMail, removeWebhook, wishNotices } from '../../../online/account.ts';
import { ACCOUNT as SAID } from '../../../words/account.ts';
import { type AccountProps, type Doing, Field, Form, Said, useDoing } from './parts.tsx';

interface Props extends Pick<AccountProps, 'reload'> {
  readonly notices: NoticesTold;
}

interface PartProps {
  readonly notices: NoticesTold;
  readonly doing: Doing;
}

const withChannel = ({ wishes }: NoticesTold, channel: NoticeChannel, isOn: boolean): NoticeWishes => ({
  ...wishes,
  channels: [...wishes.channels.filter(other => other !== channel), ...(isOn ? [channel] : [])],
});

/** Where the player hears of a turn while no page is open; each is optional. */
export const Notices = ({ notices, reload }: Props) => {
  const doing = useDoing(reload);
  const props = { notices, doing };
  return (
    <section>
      <h3>{SAID.notices}</h3>
      <Push {...props} />
      <Mail {...props} />
      <Webhooks {...props} />
      <When {...props} what="reminders" />
      <When {...props} what="finished" />
      <Said {...doing} />
    </section>
  );
};

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly set: (isOn: boolean) => void;
}

const Check = ({ label, checked, set }: CheckProps) => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={event => set(event.target.checked)} /> {label}
  </label>
);

const Push = ({ notices, doing }: PartProps) => {
  const isOn = notices.wishes.channels.includes('push') && notices.push.devices > 0;
  const set = (wanted: boolean): void =>
    doing.run(async () => {
      const added = wanted ? await addDevice(notices.push.key) : undefined;
      return added?.ok === false ? added : wishNotices(withChannel(notices, 'push', wanted));
    });
  return (
    <p>
      <Check label={SAID.push} checked={isOn} set={set} /> <small>{SAID.pushHint}</small>
    </p>
  );
};

const Mail = ({ notices, doing }: PartProps) => {
  const [mail, setMail] = useState('');
  const { offered, wishes, mail: known } = notices;
  if (!offered.mail) return null;
  if (known !== undefined)
    return (
      <p>
        <Check
          label={SAID.mailTo(known)}
          checked={wishes.channels.includes('mail')}
          set={isOn => doing.run(async () => wishNotices(withChannel(notices, 'mail', isOn)))}
        />
      </p>
    );
  return (
    <Form send={() => doing.run(async () => askMail(mail), SAID.mailSent)}>
      <Field label={SAID.byMail} type="email" value={mail} set={setMail} autoComplete="email" />
      <button type="submit">{SAID.mailConfirm}</button>
    </Form>
  );
};

const Webhooks = ({ notices, doing }: PartProps) => {
  const [url, setUrl] = useState('');
  const [form, setForm] = useState('discord');
  const add = (): void =>
    doing.run(async () => {
      const added = await addWebhook(url, form);
      return added.ok ? wishNotices(withChannel(notices, 'webhook', true)) : added;
    });
  return (
    <details>
      <summary>{SAID.webhook}</summary>
      <ul className="account-rows">
        {notices.webhooks.map(({ id, host }) => (
          <li key={id}>
            {host}{' '}
            <button type="button" className="link" onClick={() => doing.run(async () => removeWebhook(id))}>
              {SAID.remove(host)}
            </button>
          </li>
        ))}
      </ul>
      <Form send={add}>
        <Field label={SAID.webhookUrl} type="url" value={url} set={setUrl} />
        <label className="field">
          <span>{SAID.webhookForm}</span>
          <select value={form} onChange={event => setForm(event.target.value)}>
            {Object.entries(SAID.forms).map(([kind, title]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{SAID.add}</button>
      </Form>
    </details>
  );
};

const When = ({ notices, doing, what }: PartProps & { readonly what: 'reminders' | 'finished' }) => (
  <p>
    <Check
      label={SAID[what]}
      checked={notices.wishes[what]}
      set={isOn => doing.run(async () => wishNotices({ ...notices.wishes, [what]: isOn }))}
    />
  </p>
);
