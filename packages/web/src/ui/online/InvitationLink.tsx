import { useEffect, useRef, useState } from 'react';
import { joinAddress } from '../../link/address.ts';
import { newInvitation } from '../../online/calls.ts';
import { ONLINE } from '../../words/online.ts';

const { lobby: SAID } = ONLINE;

/** Made once for each visit: the server stores only its hash. */
const useLink = (id: string): { readonly link: string; readonly complaint: string } => {
  const [made, setMade] = useState({ link: '', complaint: '' });
  useEffect(() => {
    const state = { isOver: false };
    const ask = async (): Promise<void> => {
      const answer = await newInvitation(id);
      if (state.isOver) return;
      const link = answer.ok ? `${location.origin}/${joinAddress(id, answer.value.token)}` : '';
      setMade({ link, complaint: answer.ok ? '' : answer.error.sentence });
    };
    void ask();
    return () => void (state.isOver = true);
  }, [id]);
  return made;
};

/** The link to the free seat, to be copied or shared. */
export const InvitationLink = ({ id }: { readonly id: string }) => {
  const { link, complaint } = useLink(id);
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    field.current?.select();
    navigator.clipboard?.writeText(link).then(
      () => setNote(SAID.copied),
      () => field.current?.focus(),
    );
  };
  return (
    <section>
      <p>{SAID.send}</p>
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      <label className="lobby-link">
        <span>{SAID.link}</span>
        <input ref={field} type="text" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <div className="lobby-ways">
        <button type="button" className="primary" disabled={link === ''} onClick={copy}>
          {SAID.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {SAID.share}
          </button>
        )}
      </div>
      <p role="status">{note}</p>
      <p>{SAID.waits}</p>
      <p className="hint">{SAID.later}</p>
    </section>
  );
};
